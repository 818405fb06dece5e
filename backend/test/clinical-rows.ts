import { v7 as uuidv7 } from 'uuid';
import { insertStaff, insertUser } from './builders.js';
import { NOON, type Sql } from './test-app.js';

async function insert(sql: Sql, table: string, columns: Record<string, unknown>): Promise<{ id: string }> {
  const names = Object.keys(columns);
  const places = names.map((_, index) => `$${index + 1}`);
  await sql(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(columns));
  return { id: String(columns['id']) };
}

/** A draft of a call at noon, by somebody of the team unless told otherwise. */
export async function insertNote(
  sql: Sql,
  patientId: string,
  { author_id, ...columns }: Record<string, unknown> = {},
): Promise<{ id: string }> {
  return insert(sql, 'treatment_note', {
    id: uuidv7(),
    patient_id: patientId,
    kind: 'CONTACT',
    at: NOON,
    author_id: author_id ?? (await insertUser(sql, { user_type: 'physiotherapist' })).id,
    subjective: 'Feels well',
    objective: '',
    assessment: '',
    plan: '',
    body: '[]',
    treatments: '[]',
    locks_at: new Date(NOON.getTime() + 24 * 3_600_000),
    created_at: NOON,
    ...columns,
  });
}

/** Columns of a note that is signed; its hash fits no content. */
export const SIGNED = { status: 'SIGNED', signed_at: NOON, content_hash: '0'.repeat(64) };

/** A consent form on paper as a PDF, unless told otherwise; its bytes are in no storage. */
export async function insertFile(
  sql: Sql,
  patientId: string,
  columns: Record<string, unknown> = {},
): Promise<{ id: string }> {
  const id = uuidv7();
  const added_by_id = columns['added_by_id'] ?? (await insertUser(sql, { user_type: 'physiotherapist' })).id;
  return insert(sql, 'clinical_file', {
    id,
    patient_id: patientId,
    category: 'CONSENT',
    title: 'Consent to treatment',
    media_type: 'application/pdf',
    size: 20,
    hash: id.replaceAll('-', '').repeat(2),
    file_key: `${id}.clinical`,
    added_by_id,
    added_on: '2026-03-10',
    added_at: NOON,
    ...columns,
  });
}

/** A precaution of a patient who falls, unless told otherwise. */
export async function insertPrecaution(
  sql: Sql,
  patientId: string,
  columns: Record<string, unknown> = {},
): Promise<{ id: string }> {
  const added_by_id = (await insertUser(sql, { user_type: 'physiotherapist' })).id;
  const falls = { kind: 'FALLS', text: 'Falls at night', added_by_id, added_at: NOON };
  return insert(sql, 'precaution', { id: uuidv7(), patient_id: patientId, ...falls, ...columns });
}

/** A score of 40 of 80, at noon, unless told otherwise. */
export async function insertOutcome(
  sql: Sql,
  patientId: string,
  columns: Record<string, unknown> = {},
): Promise<{ id: string }> {
  const entered_by_id = (await insertUser(sql, { user_type: 'physiotherapist' })).id;
  const legs = { instrument: 'LEFS', score: 40, activities: '[]', taken_at: NOON, entered_by_id, entered_at: NOON };
  return insert(sql, 'outcome_score', { id: uuidv7(), patient_id: patientId, ...legs, ...columns });
}

/** A value without a plan, of a knee that bends to 80 degrees, unless told otherwise. */
export async function insertValue(
  sql: Sql,
  patientId: string,
  columns: Record<string, unknown> = {},
): Promise<{ id: string }> {
  const entered_by = (await insertStaff(sql)).user.id;
  const bend = { measure: 'KNEE_FLEXION', value: 80, side: 'RIGHT', mode: 'ACTIVE', method: 'GONIOMETER' };
  const entry = { taken_at: NOON, recorded_at: NOON, entered_by, entered_as: 'PHYSIOTHERAPIST' };
  return insert(sql, 'measurement', { id: uuidv7(), patient_id: patientId, ...bend, ...entry, ...columns });
}

/** A live version of a form of consent. */
export async function insertConsentForm(
  sql: Sql,
  columns: Record<string, unknown> = {},
): Promise<{ id: string; formId: string }> {
  const formId = uuidv7();
  const created_by_id = (await insertUser(sql, { user_type: 'admin' })).id;
  const words = { name: 'Treatment', text_en: 'I agree.', text_hi: 'मैं सहमत हूँ।', created_by_id, created_at: NOON };
  const { id } = await insert(sql, 'consent_form', { id: uuidv7(), form_id: formId, version: 1, ...words, ...columns });
  return { id, formId };
}

/** A consent that the patient signed at noon. */
export async function insertConsent(
  sql: Sql,
  patientId: string,
  columns: Record<string, unknown> = {},
): Promise<{ id: string }> {
  const { id: form_id } = await insertConsentForm(sql);
  const witness_id = (await insertUser(sql, { user_type: 'physiotherapist' })).id;
  const signed = {
    form_id,
    language: 'EN',
    signed_by: 'PATIENT',
    signer_name: 'Lata Iyer',
    witness_id,
    signed_at: NOON,
  };
  const strokes = '[{"points": [100, 100, 200, 300, 400, 200, 600, 400, 800, 100]}]';
  return insert(sql, 'treatment_consent', { id: uuidv7(), patient_id: patientId, ...signed, strokes, ...columns });
}

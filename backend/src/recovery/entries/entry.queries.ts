import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { named } from '../../platform/db/connections/named-statements.js';
import { storeMeasurements } from '../measurements/measurement.queries.js';
import { newValue } from '../measurements/new-value.js';
import { retractResponses, storeResponses } from '../questionnaires/response.queries.js';
import type { NewResponse } from '../questionnaires/validate-response.js';
import type { BodySide } from '../protocols/protocol-content.js';
import { type Entry, type EntryAuthor, kindOf } from './entry.input.js';
import type { UndoableEntry } from './validate-entry.js';

/** An entry to store. */
export interface NewEntry {
  entry: Entry;
  bodyHash: string;
  /** Keys of the signs answered with yes. */
  signs: string[];
  tasksBefore: number;
  /** Of answers to a questionnaire. */
  response?: NewResponse | undefined;
}

/** Patient, plan and account of the entries. */
interface Owner {
  patientId: string;
  planId: string;
  enteredAs: EntryAuthor;
  /** The operated side. */
  side: BodySide;
  accountId: string;
  now: Date;
}

/** An account's entries for a patient. */
export interface EntryScope {
  accountId: string;
  patientId: string;
}

/** SQL condition: an entry `e` is for the patient. A family member also makes entries for other patients, or as one. */
const isForPatient = ({ patientId }: Pick<EntryScope, 'patientId'>) =>
  sql`e.plan_id in (select id from recovery_plan where patient_id = ${patientId})`;

/** Finds the body hashes of an account's stored entries by client id; that of an entry for another patient equals none. */
export async function findStored(em: EntityManager, scope: EntryScope, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; hash: string }>`${named}
    select client_id as id, case when ${isForPatient(scope)} then body_hash else 'of another patient' end as hash
    from entry e where account_id = ${scope.accountId} and client_id = any(${ids}::uuid[])`.execute(em.getKysely());
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** Pain in a stored entry. */
export interface StoredPain {
  clientId: string;
  measurementId: string;
  value: number;
  at: Date;
}

/** Stores entries with their danger checks and measurements. @returns the pain in them */
export async function storeEntries(
  tx: EntityManager,
  entries: readonly NewEntry[],
  owner: Owner,
): Promise<StoredPain[]> {
  const rows = entries.map(rowOf);
  const db = tx.getKysely();
  // One JSON document per table: fifty entries take three statements.
  await sql`
    insert into entry (id, account_id, client_id, body_hash, plan_id, kind, body, at, day, entered_as, recorded_at)
    select id, ${owner.accountId}, client_id, body_hash, ${owner.planId}, kind, body, at, day, ${owner.enteredAs}, ${owner.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, client_id uuid, body_hash text, kind text, body jsonb, at timestamptz, day date)`.execute(db);
  const checks = rows.filter(({ kind }) => kind === 'DANGER_CHECK' || kind === 'SIGN');
  if (checks.length > 0)
    await sql`
      insert into danger_check (entry_id, plan_id, at, day, signs, tasks_before)
      select id, ${owner.planId}, at, day, array(select jsonb_array_elements_text(signs)), tasks_before
      from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb)
        as r (id uuid, at timestamptz, day date, signs jsonb, tasks_before int)`.execute(db);
  const values = entries.flatMap(({ entry }, index) =>
    valuesOf(entry, owner.side).map((value) => ({ ...value, entryId: rows[index]?.id, clientId: entry.clientId })),
  );
  const who = { planId: owner.planId, enteredBy: owner.accountId, enteredAs: owner.enteredAs, now: owner.now };
  const ids = values.length > 0 ? await storeMeasurements(tx, values, who) : [];
  const undone = entries.flatMap(({ entry }) => entry.undo ?? []);
  const responses = entries.flatMap(({ entry, response }, index) => {
    const entryId = rows[index]?.id;
    const isRetracted = undone.includes(entry.clientId);
    return response && entryId ? [{ entryId, at: entry.at, response, isRetracted }] : [];
  });
  if (responses.length > 0) await storeResponses(tx, responses, owner);
  if (undone.length > 0) await retractEntries(tx, undone, owner);
  return values.flatMap(({ clientId, measure, value, takenAt }, index) => {
    const measurementId = ids[index];
    return measure === 'PAIN' && measurementId ? [{ clientId, measurementId, value, at: takenAt }] : [];
  });
}

const TAKEN_BACK = { PATIENT: 'Taken back by the patient', FAMILY: 'Taken back by the family' };

async function retractEntries(tx: EntityManager, clientIds: readonly string[], owner: Owner): Promise<void> {
  await sql`
    insert into measurement_retraction (measurement_id, reason, entered_by, entered_as, at)
    select m.id, ${TAKEN_BACK[owner.enteredAs]}, ${owner.accountId}, ${owner.enteredAs}, ${owner.now}
    from entry e join measurement m on m.entry_id = e.id
    where e.account_id = ${owner.accountId} and ${isForPatient(owner)} and e.client_id = any(${clientIds}::uuid[])`.execute(
    tx.getKysely(),
  );
  await retractResponses(tx, { accountId: owner.accountId, clientIds, now: owner.now });
}

/** Finds an account's stored entries for a patient by client id; their values may have been retracted. */
export async function findUndoable(
  em: EntityManager,
  scope: EntryScope,
  clientIds: readonly string[],
): Promise<Map<string, UndoableEntry>> {
  const { rows } = await sql<UndoableEntry & { id: string }>`
    select e.client_id as id, e.kind, e.day::text, x.measurement_id is not null or s.retracted_at is not null as "isRetracted",
      q.slug as questionnaire, s.occasion
    from entry e left join measurement m on m.entry_id = e.id left join measurement_retraction x on x.measurement_id = m.id
      left join questionnaire_response s on s.entry_id = e.id left join questionnaire q on q.id = s.questionnaire_id
    where e.account_id = ${scope.accountId} and ${isForPatient(scope)} and e.client_id = any(${clientIds}::uuid[])`.execute(
    em.getKysely(),
  );
  return new Map(rows.map(({ id, ...entry }) => [id, entry]));
}

/** Returns the measurement in an entry: a value, or pain, alone or with a check-in. */
function valuesOf({ at: takenAt, checkIn, measurement, pain }: Entry, operated: BodySide) {
  const told = pain?.value ?? checkIn?.pain ?? null;
  const said = measurement ?? (told === null ? null : ({ measure: 'PAIN', value: told, method: 'TYPED' } as const));
  return said ? [{ ...newValue(said, operated), takenAt }] : [];
}

function rowOf({ entry, bodyHash, signs, tasksBefore }: NewEntry) {
  const { clientId, at, dangerCheck, checkIn, measurement, setDone, skip, pain, sign, effort, undo, answers } = entry;
  const single = typeof effort === 'number' ? { effort } : { undo };
  return {
    id: uuidv7(),
    client_id: clientId,
    body_hash: bodyHash,
    kind: kindOf(entry),
    body: dangerCheck ?? measurement ?? checkIn ?? setDone ?? skip ?? pain ?? sign ?? answers ?? single,
    at: at.toISOString(),
    day: clinicDay(at),
    signs,
    tasks_before: tasksBefore,
  };
}

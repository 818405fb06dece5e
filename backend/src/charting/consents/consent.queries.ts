import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { MessageLanguage } from '../../identity/index.js';
import { clinicianName } from '../clinicians/clinician-name.js';
import type { SIGNERS, Stroke } from './treatment-consent.entity.js';

/** Number of versions, and of a patient's consents, that are listed. */
const MOST_LISTED = 100;
/** Number of consents that stand in one look at a patient. */
const MOST_STANDING = 5;

/** A version of a form. */
export interface ConsentFormRow {
  id: string;
  formId: string;
  name: string;
  version: number;
  textEn: string;
  textHi: string;
  /** Whether it is the newest version of a form that is in use. */
  isLive: boolean;
}

/** A consent with the version that was read. */
export interface TreatmentConsentRow {
  id: string;
  patientId: string;
  form: ConsentFormRow;
  language: MessageLanguage;
  signedBy: (typeof SIGNERS)[number];
  signerName: string;
  witness: string;
  signedAt: Date;
  strokes: Stroke[] | null;
  fileId: string | null;
  withdrawnAt: Date | null;
  withdrawnReason: string | null;
}

const isLive = sql`(f.retired_at is null and not exists (
  select from consent_form newer where newer.form_id = f.form_id and newer.version > f.version))`;
const formColumns = sql`f.id, f.form_id as "formId", f.name, f.version, f.text_en as "textEn", f.text_hi as "textHi", ${isLive} as "isLive"`;

/** Finds live versions by name, or all with the newest first. */
export async function findConsentForms(em: EntityManager, all: boolean): Promise<ConsentFormRow[]> {
  const { rows } = await sql<ConsentFormRow>`select ${formColumns} from consent_form f where ${all} or ${isLive}
    order by f.name, f.form_id, f.version desc limit ${MOST_LISTED}`.execute(em.getKysely());
  return rows;
}

/** Finds a version by id. */
export async function findConsentForm(em: EntityManager, id: string): Promise<ConsentFormRow | undefined> {
  const { rows } =
    await sql<ConsentFormRow>`select ${formColumns} from consent_form f where f.id = ${id}::uuid`.execute(
      em.getKysely(),
    );
  return rows[0];
}

type Given = Omit<TreatmentConsentRow, 'form' | 'signedAt' | 'withdrawnAt'> & {
  form: ConsentFormRow;
  signedAt: string;
  withdrawnAt: string | null;
};

const rowOf = ({ signedAt, withdrawnAt, ...row }: Given): TreatmentConsentRow => ({
  ...row,
  signedAt: new Date(signedAt),
  withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
});

async function select(
  em: EntityManager,
  where: RawBuilder<unknown>,
  most = MOST_LISTED,
): Promise<TreatmentConsentRow[]> {
  const { rows } = await sql<Given>`
    select c.id, c.patient_id as "patientId", (select to_jsonb(one) from (select ${formColumns}) one) as form, c.language,
      c.signed_by as "signedBy", c.signer_name as "signerName", ${clinicianName(sql`c.witness_id`)} as witness, c.signed_at as "signedAt",
      c.strokes, c.file_id as "fileId", c.withdrawn_at as "withdrawnAt", c.withdrawn_reason as "withdrawnReason"
    from treatment_consent c join consent_form f on f.id = c.form_id where ${where}
    order by c.signed_at desc, c.id desc limit ${most}`.execute(em.getKysely());
  return rows.map(rowOf);
}

/** Finds a patient's consents, newest first, also withdrawn ones. Callers check access. */
export const findConsents = (em: EntityManager, patientId: string, most = MOST_LISTED) =>
  select(em, sql`c.patient_id = ${patientId}::uuid`, most);

/** Finds a patient's consents that stand, the five newest first. Callers check access. */
export const findStandingConsents = (em: EntityManager, patientId: string) =>
  select(em, sql`c.patient_id = ${patientId}::uuid and c.withdrawn_at is null`, MOST_STANDING);

/** Finds a consent by id. */
export async function findConsent(em: EntityManager, id: string): Promise<TreatmentConsentRow | undefined> {
  return (await select(em, sql`c.id = ${id}::uuid`))[0];
}

/** Returns which of these patients have a consent that stands. */
export async function findConsenting(em: EntityManager, patientIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select distinct patient_id as id from treatment_consent
    where patient_id = any(${[...patientIds]}::uuid[]) and withdrawn_at is null`.execute(em.getKysely());
  return new Set(rows.map(({ id }) => id));
}

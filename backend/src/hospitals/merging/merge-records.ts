import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  DEFAULT_PLANNED_SESSIONS,
  mergeGrants,
  MOVED_TABLES,
  type Patient,
  type RecordField,
  recordFields,
} from '../../patients/index.js';
import { mergeThreads } from '../../messaging/index.js';
import { fillPlan } from '../../recovery/index.js';
import { mergeAbha } from '../external-records/patient-identifiers.js';
import { mergeConsents } from './merge-consents.js';
import { mergeFiles } from './merge-files.js';

/** Two locked records of one patient: `from` merges into `into`. */
export interface Pair {
  from: Patient;
  into: Patient;
}

/** Why two records cannot be merged automatically. */
export type Conflict = 'ACCOUNTS' | 'PLANS' | 'SESSIONS';

/** Finds a conflict: two accounts, two live plans, or overlapping sessions. */
export async function findConflict(tx: EntityManager, { from, into }: Pair): Promise<Conflict | undefined> {
  if (from.user && into.user) return 'ACCOUNTS';
  const { rows } = await sql<{ plans: boolean; sessions: boolean }>`
    select (select count(*) from recovery_plan r where r.patient_id in (${from.id}, ${into.id}) and r.status = 'ACTIVE') > 1 as plans,
      exists (select from appointment a join appointment b
          on appointment_span(a.starts_at, a.duration_minutes) && appointment_span(b.starts_at, b.duration_minutes)
        where a.patient_id = ${from.id} and a.status = 'scheduled' and a.deleted_at is null
          and b.patient_id = ${into.id} and b.status = 'scheduled' and b.deleted_at is null) as sessions`.execute(
    tx.getKysely(),
  );
  return rows[0]?.plans ? 'PLANS' : rows[0]?.sessions ? 'SESSIONS' : undefined;
}

/**
 * Moves everything from one record to another and fills the latter's gaps. The first is deleted and its number refers to the second. The
 * caller has excluded conflicts.
 */
export async function mergeRecords(tx: EntityManager, { from, into }: Pair, now: Date): Promise<void> {
  const db = tx.getKysely();
  await mergeConsents(tx, from.id, into.id);
  await mergeAbha(tx, from.id, into.id);
  for (const table of MOVED_TABLES)
    await sql`update ${sql.table(table)} set patient_id = ${into.id}::uuid where patient_id = ${from.id}::uuid`.execute(
      db,
    );
  await mergeFiles(tx, from.id, into.id);
  await mergeThreads(tx, from.id, into.id);
  await mergeGrants(tx, from.id, into.id, now);
  await fillLivePlan(tx, into.id);
  await mergeOfClients(tx, from.id, into.id);
  await sql`update patient set merged_into = ${into.id}::uuid where merged_into = ${from.id}::uuid`.execute(db);
  const account = from.user;
  // Release the account first: it belongs to at most one live record.
  tx.assign(from, { deletedAt: now, user: null });
  await tx.flush();
  if (account) into.user = account;
  tx.assign(into, lackedBy(into, from));
  await tx.flush();
  // Invalidate open pages, even if no field of the record changes (OL-1).
  await sql`update patient set version = version + 1 where id = ${into.id}::uuid`.execute(db);
  // Set last: its trigger notifies clients, which then read the remaining record in its final state.
  from.mergedInto = into.id;
  await tx.flush();
}

/** Merges the rows per client: access from referrals until the later end, the last reading, and what it sent of the record. Former versions move. */
async function mergeOfClients(tx: EntityManager, from: string, into: string): Promise<void> {
  const db = tx.getKysely();
  await sql`insert into patient_sender as s (patient_id, client_id, until, created_at)
    select ${into}::uuid, client_id, until, created_at from patient_sender where patient_id = ${from}::uuid
    on conflict (patient_id, client_id) do update set until = greatest(s.until, excluded.until),
      created_at = least(s.created_at, excluded.created_at)`.execute(db);
  await sql`insert into record_reading as r (client_id, patient_id, read_at)
    select client_id, ${into}::uuid, read_at from record_reading where patient_id = ${from}::uuid
    on conflict (client_id, patient_id) do update set read_at = greatest(r.read_at, excluded.read_at)`.execute(db);
  await sql`insert into sent_patient (patient_id, client_id, sent, made)
    select ${into}::uuid, client_id, sent, made from sent_patient where patient_id = ${from}::uuid
    on conflict (patient_id, client_id) do nothing`.execute(db);
  await sql`update resource_version set patient_id = ${into}::uuid where patient_id = ${from}::uuid`.execute(db);
  for (const table of ['patient_sender', 'record_reading', 'sent_patient'])
    await sql`delete from ${sql.table(table)} where patient_id = ${from}::uuid`.execute(db);
}

/** Adds sessions and reports of the other record that are outside a plan to the live plan (recovery §1). */
async function fillLivePlan(tx: EntityManager, patientId: string): Promise<void> {
  const { rows } = await sql<{ id: string; surgeryDate: string }>`
    select id, surgery_date::text as "surgeryDate" from recovery_plan
    where patient_id = ${patientId}::uuid and status = 'ACTIVE' and kind = 'PROTOCOL' for update`.execute(
    tx.getKysely(),
  );
  for (const plan of rows) await fillPlan(tx, { ...plan, patientId, enteredBy: null });
}

/** Fields whose empty value is no gap, or that are merged in another way. */
const NOT_TAKEN: readonly RecordField[] = [
  'user',
  'birthDate',
  'nameFolded',
  'diagnosisFolded',
  'nameKey',
  'deletedAt',
  'mergedInto',
];

/** Returns the fields that one record lacks and the other has. */
function lackedBy(into: Patient, from: Patient): Partial<Patient> {
  const lacked: Partial<Patient> = {};
  for (const field of recordFields.filter((name) => !NOT_TAKEN.includes(name)))
    if (into[field] === null && from[field] !== null) Object.assign(lacked, { [field]: from[field] });
  if (into.name === '') lacked.name = from.name;
  if (into.birthDate === null)
    Object.assign(lacked, { birthDate: from.birthDate, birthDateExact: from.birthDateExact });
  if (into.plannedSessions === DEFAULT_PLANNED_SESSIONS) lacked.plannedSessions = from.plannedSessions;
  return lacked;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  DEFAULT_PLANNED_SESSIONS,
  MOVED_TABLES,
  type Patient,
  type RecordField,
  recordFields,
} from '../../patients/index.js';
import { fillPlan } from '../../recovery/index.js';
import { mergeConsents } from './merge-consents.js';

/** Two records of one patient, both locked: what one holds goes over into the other. */
export interface Pair {
  from: Patient;
  into: Patient;
}

/** Why two records cannot become one by themselves: somebody has to decide between what each of them has. */
export type Conflict = 'ACCOUNTS' | 'PLANS' | 'SESSIONS';

/** What stands in the way of a merge: two accounts, two plans that run, sessions of both at one time. */
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
 * Moves all that belongs to one record to another, which takes over what it lacks itself; the first is deleted, and its number leads on
 * (hospital §7). No conflict stands in the way.
 */
export async function mergeRecords(tx: EntityManager, { from, into }: Pair, now: Date): Promise<void> {
  const db = tx.getKysely();
  await mergeConsents(tx, from.id, into.id);
  for (const table of MOVED_TABLES)
    await sql`update ${sql.table(table)} set patient_id = ${into.id}::uuid where patient_id = ${from.id}::uuid`.execute(
      db,
    );
  await fillLivePlan(tx, into.id);
  await mergeOfClients(tx, from.id, into.id);
  await sql`update patient set merged_into = ${into.id}::uuid where merged_into = ${from.id}::uuid`.execute(db);
  const account = from.user;
  // An account has one live record: it is free before the other record takes it.
  tx.assign(from, { deletedAt: now, user: null });
  await tx.flush();
  if (account) into.user = account;
  tx.assign(into, lackedBy(into, from));
  await tx.flush();
  // Whoever has the page open is told, also where the record itself takes over nothing (OL-1).
  await sql`update patient set version = version + 1 where id = ${into.id}::uuid`.execute(db);
  // Last: whoever is told of the merge reads the other record as it is then.
  from.mergedInto = into.id;
  await tx.flush();
}

/** What stands once for each client of a record: who sent both reaches the other one as long as either, and read it when it read either last. */
async function mergeOfClients(tx: EntityManager, from: string, into: string): Promise<void> {
  const db = tx.getKysely();
  await sql`insert into patient_sender as s (patient_id, client_id, until, created_at)
    select ${into}::uuid, client_id, until, created_at from patient_sender where patient_id = ${from}::uuid
    on conflict (patient_id, client_id) do update set until = greatest(s.until, excluded.until),
      created_at = least(s.created_at, excluded.created_at)`.execute(db);
  await sql`insert into record_reading as r (client_id, patient_id, read_at)
    select client_id, ${into}::uuid, read_at from record_reading where patient_id = ${from}::uuid
    on conflict (client_id, patient_id) do update set read_at = greatest(r.read_at, excluded.read_at)`.execute(db);
  for (const table of ['patient_sender', 'record_reading'])
    await sql`delete from ${sql.table(table)} where patient_id = ${from}::uuid`.execute(db);
}

/** What one of them had agreed or done outside a plan counts in the plan of the other one (recovery §1). */
async function fillLivePlan(tx: EntityManager, patientId: string): Promise<void> {
  const { rows } = await sql<{ id: string; surgeryDate: string }>`
    select id, surgery_date::text as "surgeryDate" from recovery_plan
    where patient_id = ${patientId}::uuid and status = 'ACTIVE' for update`.execute(tx.getKysely());
  for (const plan of rows) await fillPlan(tx, { ...plan, patientId, enteredBy: null });
}

/** What of a record may be empty and is still no gap that the other one fills, or is filled in another way. */
const NOT_TAKEN: readonly RecordField[] = [
  'user',
  'birthDate',
  'nameFolded',
  'diagnosisFolded',
  'nameKey',
  'deletedAt',
  'mergedInto',
];

/** What a record has not, and the other one has. */
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

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { isOfDesk, messageKinds } from '../../identity/index.js';
import { endOfDay, startOfDay } from '../../platform/time/clinic-time.js';

/** Numbers of what waits for the front desk. */
export interface DeskCounts {
  unmarked: number;
  requests: number;
  needsPhysiotherapist: number;
  newContactMessages: number;
  failedMessages: number;
}

const NOTHING: DeskCounts = {
  unmarked: 0,
  requests: 0,
  needsPhysiotherapist: 0,
  newContactMessages: 0,
  failedMessages: 0,
};

/** Age up to which a failed message is counted. */
const FAILED_SINCE = '7 days';

/** Counts what waits for the front desk. Raw SQL: five counts in one statement. */
export async function countDeskWork(em: EntityManager, now: Date): Promise<DeskCounts> {
  const live = sql`from appointment where deleted_at is null`;
  const { rows } = await sql<DeskCounts>`
    select (select count(*)::int ${live} and status = 'scheduled' and starts_at < ${now}
        and starts_at + duration_minutes * interval '1 minute' <= ${now}) as "unmarked",
      (select count(*)::int ${live} and status = 'pending') as "requests",
      (select count(*)::int ${live} and status = 'scheduled' and needs_physiotherapist and physiotherapist_id is null
        and starts_at > ${now}) as "needsPhysiotherapist",
      (select count(*)::int from contact_message where status = 'NEW') as "newContactMessages",
      (select count(*)::int from message where status = 'FAILED' and kind = any(${messageKinds.filter(isOfDesk)}::text[])
        and created_at > ${now}::timestamptz - ${FAILED_SINCE}::interval) as "failedMessages"`.execute(em.getKysely());
  return rows[0] ?? NOTHING;
}

/** A patient with a session on a day. */
export interface DayPatient {
  id: string;
  number: number;
  name: string;
}

const MOST_PATIENTS = 50;

/** Records with a session on a day. */
const ofDay = (day: string) => sql`
  select distinct a.patient_id from appointment a where a.deleted_at is null and a.status in ('scheduled', 'completed')
    and a.starts_at between ${startOfDay(day)} and ${endOfDay(day)}`;

/** Finds the patients with a session on a day whose record lacks a required field, by name; at most 50. */
export async function findIncomplete(em: EntityManager, day: string): Promise<DayPatient[]> {
  const { rows } = await sql<DayPatient>`
    select p.id, p.number, p.name from patient p
    where p.id in (${ofDay(day)}) and p.deleted_at is null and not p.is_complete
    order by p.name, p.number limit ${MOST_PATIENTS}`.execute(em.getKysely());
  return rows;
}

/** Finds the patients with a session on a day who owe something, the most first; at most 50. The amount is in paise. */
export async function findDue(em: EntityManager, day: string): Promise<(DayPatient & { due: number })[]> {
  // Raw SQL: the sums may exceed 32 bits, and come as text.
  const { rows } = await sql<DayPatient & { due: string }>`
    select p.id, p.number, p.name, b.due::text as due
    from (${ofDay(day)}) today join patient p on p.id = today.patient_id and p.deleted_at is null
      cross join lateral (select
        (select coalesce(sum(amount_paise), 0) from charge where patient_id = p.id and canceled_reason is null)
        - (select coalesce(sum(amount_paise), 0) from credit where patient_id = p.id and canceled_reason is null)
        - (select coalesce(sum(amount_paise - refunded_paise), 0) from payment
            where patient_id = p.id and status in ('Paid', 'Refunded') and not is_deposit) as due) b
    where b.due > 0 order by b.due desc, p.number limit ${MOST_PATIENTS}`.execute(em.getKysely());
  return rows.map(({ due, ...patient }) => ({ ...patient, due: Number(due) }));
}

/** Counts the scheduled sessions of a record that have not begun. */
export async function countAhead(em: EntityManager, patientId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from appointment
    where patient_id = ${patientId} and status = 'scheduled' and deleted_at is null and starts_at >= ${now}`.execute(
    em.getKysely(),
  );
  return rows[0]?.count ?? 0;
}

/** Finds the physiotherapist of a patient's active plan who is in the team; null without one. */
export async function findPlanPhysiotherapist(em: EntityManager, patientId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select t.id from recovery_plan r join physiotherapist t on t.id = r.physiotherapist_id
    where r.patient_id = ${patientId} and r.status = 'ACTIVE' and t.deleted_at is null limit 1`.execute(em.getKysely());
  return rows[0]?.id ?? null;
}

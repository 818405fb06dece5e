import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { type SessionType, type Weekday, WEEKDAYS } from '../../clinic/index.js';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
import { CLINIC_TIME_ZONE, clinicDay } from '../../platform/time/clinic-time.js';
import type { WaitingStatus } from './waiting-list-entry.entity.js';

/** An entry as lists show it. */
export interface WaitingRow {
  id: string;
  patientId: string;
  patientNumber: number;
  patientName: string;
  /** E.164. */
  phone: string | null;
  sessionType: SessionType;
  durationMinutes: number;
  physiotherapistId: string | null;
  physiotherapistName: string | null;
  weekdays: Weekday[];
  /** HH:MM. */
  from: string;
  until: string;
  /** YYYY-MM-DD. */
  earliest: string;
  latest: string | null;
  isUrgent: boolean;
  note: string | null;
  insteadOfId: string | null;
  status: WaitingStatus;
  appointmentId: string | null;
  createdAt: Date;
  version: number;
  /** Place in the list, for the cursor. */
  at: string;
}

/** A waiting entry whose last day has passed is expired: nothing has to write it. */
const statusOn = (today: string) =>
  sql`case when e.status = 'WAITING' and e.latest < ${today}::date then 'EXPIRED' else e.status end`;
/** Urgent entries stand before all others, as if they had waited a thousand years longer: one column for the cursor. */
const place = sql`(e.created_at - case when e.is_urgent then interval '1000 years' else interval '0' end)`;
const timeOf = (minutes: RawBuilder<unknown>) =>
  sql`lpad((${minutes} / 60)::text, 2, '0') || ':' || lpad((${minutes} % 60)::text, 2, '0')`;
/** Entries of live records. */
const source = sql`waiting_list_entry e join patient p on p.id = e.patient_id and p.deleted_at is null
  left join physiotherapist t on t.id = e.physiotherapist_id`;

/** Which entries to find. */
interface Sought {
  today: string;
  /** Any if absent. */
  status?: WaitingStatus;
  patientId?: string;
  id?: string;
  after?: ListPosition | undefined;
  /** Further condition on `waiting_list_entry e`. */
  that?: RawBuilder<unknown>;
}

/** Finds entries of the waiting list, urgent ones first, then by how long they wait. */
export async function findWaiting(
  em: EntityManager,
  { today, status, patientId, id, after, that }: Sought,
  limit: number,
): Promise<WaitingRow[]> {
  const conditions = [sql`true`];
  if (status) conditions.push(sql`${statusOn(today)} = ${status}`);
  if (patientId) conditions.push(sql`e.patient_id = ${patientId}`);
  if (id) conditions.push(sql`e.id = ${id}`);
  if (after) conditions.push(sql`(${place}, e.id) > (${after.at}::timestamptz, ${after.id}::uuid)`);
  if (that) conditions.push(that);
  const { rows } = await sql<Omit<WaitingRow, 'createdAt'> & { createdAt: string }>`
    select e.id, p.id as "patientId", p.number as "patientNumber", p.name as "patientName",
      coalesce(p.contact_phone, (select phone from app_user where id = p.user_id)) as phone,
      e.session_type as "sessionType", e.duration_minutes as "durationMinutes", t.id as "physiotherapistId",
      t.name as "physiotherapistName", e.weekdays, ${timeOf(sql`e.from_minute`)} as "from",
      ${timeOf(sql`e.until_minute`)} as "until", e.earliest::text as earliest, e.latest::text as latest,
      e.is_urgent as "isUrgent", e.note, e.instead_of_id as "insteadOfId", ${statusOn(today)} as status,
      e.appointment_id as "appointmentId", e.created_at as "createdAt", e.version,
      to_char(${place} at time zone 'UTC', ${CURSOR_FORMAT}) as "at"
    from ${source} where ${sql.join(conditions, sql` and `)}
    order by ${place}, e.id limit ${limit}`.execute(em.getKysely());
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Counts the entries with a status on a day. */
export async function countWaiting(
  em: EntityManager,
  { today, status }: { today: string; status: WaitingStatus },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${source} where ${statusOn(today)} = ${status}`.execute(em.getKysely());
  return rows[0]?.count ?? 0;
}

/** A time that somebody may get; `physiotherapistId` null: with anybody. */
interface OfferedTime {
  from: Date;
  until: Date;
  physiotherapistId: string | null;
}

/**
 * Condition on `waiting_list_entry e`: has room for its length in a time, on a day, at a time of day and with a
 * physiotherapist that suit it. A session that is to come earlier must still be ahead, and begin later.
 */
export function fitsInto({ from, until, physiotherapistId }: OfferedTime): RawBuilder<unknown> {
  const zone = sql.lit(CLINIC_TIME_ZONE);
  const atMinute = (minutes: RawBuilder<unknown>) =>
    sql`((d.day + ${minutes} * interval '1 minute') at time zone ${zone})`;
  const begins = sql`greatest(${from}::timestamptz, ${atMinute(sql`e.from_minute`)})`;
  const ends = sql`least(${until}::timestamptz, ${atMinute(sql`e.until_minute`)})`;
  const length = sql`e.duration_minutes * interval '1 minute'`;
  const whose = physiotherapistId ? sql`(t.id is null or t.id = ${physiotherapistId}::uuid)` : sql`true`;
  return sql`${whose} and exists (
    select from generate_series(${clinicDay(from)}::timestamp, ${clinicDay(until)}::timestamp, interval '1 day') d(day)
    where d.day >= e.earliest and (e.latest is null or d.day <= e.latest)
      and (cardinality(e.weekdays) = 0
        or (${[...WEEKDAYS]}::text[])[extract(isodow from d.day)::int] = any(e.weekdays))
      and ${begins} + ${length} <= ${ends}
      and (e.instead_of_id is null or exists (select from appointment a where a.id = e.instead_of_id
        and a.status = 'scheduled' and a.deleted_at is null and a.starts_at > ${begins})))`;
}

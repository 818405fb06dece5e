import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Weekday } from '../../clinic/index.js';

/** A patient whose time of day for a reminder has come. */
export interface DueCheckIn {
  accountId: string;
  patientId: string;
  planId: string;
  phone: string | null;
  language: string;
  /** Number of reminders of the plan, of earlier days, since the patient last entered something, or gave the consent. */
  unanswered: number;
}

/** Selects the reminders of an interval of a clinic day. */
export interface CheckInQuery {
  /** YYYY-MM-DD. */
  day: string;
  weekday: Weekday;
  /** Times of day between which they are due, HH:MM, both included. */
  from: string;
  until: string;
  /** Clinic day on which they are sent: a later one if the quiet hours last until then. */
  sendDay: string;
  /** Id of the last account of the former slice. */
  after: string | null;
  limit: number;
}

/**
 * Finds a slice of the patients to remind, by account: with the consent, a plan in progress, no open danger sign, and nothing entered on the
 * day on which the reminder is sent. A time of day that had passed when the patient chose it, or gave the consent, counts from the next day.
 */
export async function findDueCheckIns(
  em: EntityManager,
  { day, weekday, from, until, sendDay, after, limit }: CheckInQuery,
): Promise<DueCheckIn[]> {
  const { rows } = await sql<DueCheckIn>`
    select u.id as "accountId", p.id as "patientId", r.id as "planId", coalesce(p.contact_phone, u.phone) as phone, u.language,
      (select count(*)::int from message m where m.kind = 'CHECK_IN' and m.subject_id = r.id
        and m.status in ('QUEUED', 'SENT', 'DELIVERED') and right(m.dedup_key, 10) < ${sendDay}
        and m.created_at > greatest(c.at, (select max(e.recorded_at) from entry e where e.plan_id = r.id))) as unanswered
    from reminder_setting s join app_user u on u.id = s.account_id and u.disabled_at is null and u.deleted_at is null
      join patient p on p.user_id = u.id and p.deleted_at is null
      join recovery_plan r on r.patient_id = p.id and r.status = 'ACTIVE'
      cross join lateral (select given, at from consent
        where account_id = u.id and purpose = 'REMINDERS' order by at desc limit 1) c
    where s.at between ${from} and ${until} and ${weekday} = any(s.weekdays) and c.given
      and (${day}::date + s.at::time) at time zone 'Asia/Kolkata' >= date_trunc('minute', greatest(c.at, s.changed_at, r.created_at))
      and not exists (select from entry e where e.plan_id = r.id and e.day = ${sendDay}::date)
      and not exists (select from care_task k where k.plan_id = r.id and k.status <> 'RESOLVED')
      and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id limit ${limit}`.execute(em.getKysely());
  return rows;
}

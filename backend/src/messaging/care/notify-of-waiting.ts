import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { loadSettings } from '../../clinic/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { findAdmins, type MemberRow, membersOf } from '../messages/reachable-admins.js';
import type { Member } from '../messages/recipient.js';
import { answersFor } from './care-scope.js';
import { queueWaiting } from './care-texts.js';
import { overdueBefore } from './opening-time.js';

/** Largest number of conversations per transaction. */
const AT_ONCE = 50;

/** A locked conversation of a patient who waits too long. */
interface WaitingRow {
  id: string;
  patientId: string;
  waitingSince: string;
}

/**
 * Notifies the team of an open clinic, once a wait, of patients who have waited for four opening hours. Each conversation is claimed by one
 * process, and its row stores the wait of which somebody was told. One whom nobody can be told of yet is tried again.
 */
export async function notifyOfWaiting(
  em: EntityManager,
  { clock, publicUrl }: { clock: Clock; publicUrl: string },
): Promise<void> {
  const now = clock.now();
  const settings = await loadSettings(em.fork());
  const before = settings.openedAt && overdueBefore(settings, now);
  if (!before) return;
  let last = { waitingSince: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
  for (let count = AT_ONCE; count === AT_ONCE;) {
    const rows = await em.fork().transactional(async (tx) => {
      const waiting = await claimWaiting(tx, before, last);
      for (const row of waiting) await notify(tx, row, { now, publicUrl });
      return waiting;
    });
    count = rows.length;
    last = rows.at(-1) ?? last;
  }
}

/** Locks conversations of patients who wait too long and of whom nobody was told, except those that another process has locked. */
async function claimWaiting(
  tx: EntityManager,
  before: Date,
  after: { waitingSince: string; id: string },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select t.id, t.patient_id as "patientId", t.waiting_since as "waitingSince"
    from care_thread t join patient p on p.id = t.patient_id and p.deleted_at is null
    where t.status = 'WAITING' and t.waiting_since <= ${before} and t.told_since is distinct from t.waiting_since
      and (t.waiting_since, t.id) > (${after.waitingSince}::timestamptz, ${after.id}::uuid)
    order by t.waiting_since, t.id for update of t skip locked limit ${AT_ONCE}`.execute(tx.getKysely());
  return rows;
}

async function notify(
  tx: EntityManager,
  row: WaitingRow,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const members = await findAnswering(tx, row, now);
  if (members.length === 0) return;
  await queueWaiting(tx, { id: row.id, waitingSince: new Date(row.waitingSince) }, members, { now, publicUrl });
  await sql`update care_thread set told_since = waiting_since where id = ${row.id}`.execute(tx.getKysely());
}

/** Finds who is told: the assignee, else whoever covers for the plan's physiotherapist that day, else the physiotherapist, else the admins. */
async function findAnswering(tx: EntityManager, { id, patientId }: WaitingRow, now: Date): Promise<Member[]> {
  const today = clinicDay(now);
  const { rows } = await sql<MemberRow>`
    select u.id as "userId", u.phone, u.language from patient p join care_thread t on t.patient_id = p.id and t.id = ${id}
      cross join lateral (
        select t.assignee_id as account, 1 as rank where t.assignee_id is not null
        union all
        select h.user_id, case when h.id = r.physiotherapist_id then 3 else 2 end from recovery_plan r
          join physiotherapist h on h.id = r.physiotherapist_id or h.id in (select c.by_id from cover c
            where c.absent_id = r.physiotherapist_id and c.ended_at is null and ${today}::date between c.first_day and c.last_day)
        where r.patient_id = p.id and r.status = 'ACTIVE' and h.user_id is not null) w
      join app_user u on u.id = w.account
    where p.id = ${patientId} and ${answersFor(today)} and u.phone ~ '^\\+91\\d{10}$'
    order by w.rank, u.id limit 1`.execute(tx.getKysely());
  return rows.length > 0 ? membersOf(rows) : findAdmins(tx, now);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { reachedPatients } from '../../patients/index.js';
import type { Account } from '../../platform/access/actor.js';
import { isDesk } from '../../platform/access/visible-to.js';
import { CURSOR_FORMAT } from '../../platform/lists/list-cursor.js';
import type { Clock } from '../../platform/time/clock.js';
import type { NoticeKind } from './notice.entity.js';
import { oldestNotice, visibleNotices } from './notice-scope.js';

/** A notice as an account reads it. */
export interface NoticeRow {
  id: string;
  kind: NoticeKind;
  /** For the cursor. */
  at: string;
  text: string;
  /** Null for a patient whom the account may not see now. */
  patientId: string | null;
  patientNumber: number | null;
  patientName: string | null;
  subjectId: string | null;
  isSeen: boolean;
}

/** Largest number that the bell shows. */
const MOST_UNSEEN = 99;

const isSeenBy = ({ userId }: Account) =>
  sql<boolean>`exists (select from notice_seen s where s.notice_id = n.id and s.account_id = ${userId}::uuid)`;

/** Finds the notices of an account, newest first; `before` is the id of a notice. */
export async function findNotices(
  em: EntityManager,
  actor: Account,
  { before, limit, now }: { before: string | undefined; limit: number; now: Date },
): Promise<NoticeRow[]> {
  // The front desk sees every patient; clinicians those within reach at the time of reading.
  const isShown = isDesk(actor)
    ? sql`true`
    : sql`exists (select from ${reachedPatients(actor)} r where r.patient_id = p.id)`;
  const { rows } = await sql<NoticeRow>`
    select n.id, n.kind, to_char(n.at at time zone 'UTC', ${CURSOR_FORMAT}) as at, n.text, p.id as "patientId",
      p.number as "patientNumber", p.name as "patientName", n.subject_id as "subjectId", ${isSeenBy(actor)} as "isSeen"
    from notice n left join patient p on p.id = n.patient_id and p.deleted_at is null and ${isShown}
    where ${visibleNotices(actor, now)} ${before === undefined ? sql`` : sql`and n.id < ${before}::uuid`}
    order by n.id desc limit ${limit}`.execute(em.getKysely());
  return rows;
}

/** Counts the notices that an account has not seen, at most 99. */
export async function countUnseen(em: EntityManager, actor: Account, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from notice n where ${visibleNotices(actor, now)} and not ${isSeenBy(actor)} limit ${MOST_UNSEEN}) u`.execute(
    em.getKysely(),
  );
  return rows[0]?.count ?? 0;
}

/**
 * Marks the notices of an account up to an id as seen. One that was written before and commits later is none of them, so that it is still
 * told.
 */
export async function markSeen(tx: EntityManager, actor: Account, upTo: string, now: Date): Promise<void> {
  await sql`
    insert into notice_seen (notice_id, account_id)
    select n.id, ${actor.userId}::uuid from notice n
    where n.id <= ${upTo}::uuid and ${visibleNotices(actor, now)} and not ${isSeenBy(actor)}
    on conflict do nothing`.execute(tx.getKysely());
}

/** Deletes notices after 30 days, and who saw them. */
export async function sweepNotices(pool: Pool, clock: Clock): Promise<void> {
  await pool.query('delete from notice where at <= $1', [oldestNotice(clock.now())]);
}

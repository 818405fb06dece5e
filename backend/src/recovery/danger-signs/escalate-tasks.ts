import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { type CallTexts, canCall, loadSettings } from '../../clinic/index.js';
import { findAdmins, type Member } from '../../messaging/index.js';
import type { Clock } from '../../platform/time/clock.js';
import { notifyOfSign } from './danger-messages.js';
import { findResponders, responderHere } from './responders.js';

/** A locked care task that may need a notification. */
interface WaitingRow {
  id: string;
  planId: string;
  isTold: boolean;
  /** Whether the plan has another responder than the one who was notified. */
  isOthers: boolean;
  /** Whether the message to the responder failed and no admin was notified of that. */
  isUnreached: boolean;
  /** Whether all notifications failed and the next attempt is due. */
  isUnheard: boolean;
  /** Whether the task is overdue and no admin was notified of that. */
  isOverdue: boolean;
}

type DangerKind = 'DANGER_SIGN' | 'DANGER_SIGN_OVERDUE';

/** Largest number of tasks per transaction. */
const AT_ONCE = 50;

/**
 * Minutes after which a notification is repeated if all its messages failed; limits the load on a gateway without credit. A message without
 * a registered template is queued once and waits for it.
 */
const AGAIN_AFTER = 10;

/**
 * Escalates danger signs. Notifies the admins of signs that are overdue or whose responder no message reached, and the current responders if
 * the responder changed or left. Repeats notifications while no message is delivered. Runs in every process: each task is claimed by one of
 * them, and its row stores who was notified.
 */
export async function escalateTasks(em: EntityManager, clock: Clock, texts: CallTexts): Promise<void> {
  const now = clock.now();
  await em.fork().transactional(async (tx) => {
    const settings = await loadSettings(tx);
    const waiting = await takeWaiting(tx, now, (kind) => canCall(settings, texts, kind));
    if (waiting.length === 0) return;
    const admins = await findAdmins(tx, now);
    for (const { id, planId, isTold, isOthers, isUnreached, isUnheard, isOverdue } of waiting) {
      const { doctorId, physiotherapistId, members } = await findResponders(tx, planId, now);
      const isForAdmins = isUnreached && admins.length > 0;
      if (!isTold || isOthers || (isUnheard && !isForAdmins)) {
        const note = sql`told_at = ${now}, told_doctor_id = ${doctorId},
          told_physiotherapist_id = ${physiotherapistId}, unreached_told_at = null`;
        await tell(tx, 'DANGER_SIGN', { id, members, note }, now);
      } else if (isForAdmins)
        await tell(tx, 'DANGER_SIGN', { id, members: admins, note: sql`unreached_told_at = ${now}` }, now);
      if (isOverdue)
        await tell(tx, 'DANGER_SIGN_OVERDUE', { id, members: admins, note: sql`overdue_told_at = ${now}` }, now);
    }
  });
}

/** Stores the recipients in the task, which changes its version, and notifies them. Without recipients the task waits. */
async function tell(
  tx: EntityManager,
  kind: DangerKind,
  { id, members, note }: { id: string; members: readonly Member[]; note: RawBuilder<unknown> },
  now: Date,
): Promise<void> {
  if (members.length === 0) return;
  const { rows } = await sql<{ id: string; version: number }>`
    update care_task set version = version + 1, ${note} where id = ${id} returning id, version`.execute(tx.getKysely());
  for (const task of rows) await notifyOfSign(tx, kind, task, members, now);
}

/** Claims waiting tasks, except those that another process has locked. */
async function takeWaiting(
  tx: EntityManager,
  now: Date,
  canLeave: (kind: DangerKind) => boolean,
): Promise<WaitingRow[]> {
  const before = new Date(now.getTime() - AGAIN_AFTER * 60_000);
  // A message that was sent, or is still queued, blocks a repetition. `told_at` and its like only say when messages were queued. Messages
  // skipped for want of a registered template do not count as failed, because a repetition would be skipped too.
  const noneWent = (kind: DangerKind, since: RawBuilder<unknown>) => sql`not exists (
    select from message m where m.subject_id = k.id and m.kind = ${kind} and m.created_at >= ${since}
      and m.status <> 'FAILED' and (m.status <> 'SKIPPED' or not ${canLeave(kind)}))`;
  const isOverdue = sql`(k.due_at < ${now} and (k.overdue_told_at is null
    or k.overdue_told_at <= ${before} and ${noneWent('DANGER_SIGN_OVERDUE', sql`k.overdue_told_at`)}))`;
  const isUnheard = sql`(greatest(k.told_at, k.unreached_told_at) <= ${before}
    and (k.acknowledged_at is null or k.acknowledged_at < k.told_at) and ${noneWent('DANGER_SIGN', sql`k.told_at`)})`;
  const isOthers = sql`(k.told_doctor_id is distinct from h."doctorId" or k.told_physiotherapist_id is distinct from h."physiotherapistId")`;
  const isUntold = sql`(k.told_at is null or ${isOthers})`;
  const isUnreached = sql`(k.status = 'OPEN' and coalesce(k.told_doctor_id, k.told_physiotherapist_id) is not null and k.unreached_told_at is null and exists (
    select from message m where m.subject_id = k.id and m.kind = 'DANGER_SIGN' and m.status in ('FAILED', 'SKIPPED')
      and m.created_at >= k.told_at))`;
  const { rows } = await sql<WaitingRow>`
    select k.id, k.plan_id as "planId", k.told_at is not null as "isTold", ${isOthers} as "isOthers",
      ${isUnreached} as "isUnreached", ${isUnheard} as "isUnheard", ${isOverdue} as "isOverdue"
    from care_task k join recovery_plan r on r.id = k.plan_id join patient p on p.id = r.patient_id and p.deleted_at is null
      left join lateral ${responderHere(now)} h on true
    where k.status <> 'RESOLVED' and (${isOverdue} or ${isUntold} or ${isUnreached} or ${isUnheard})
    order by k.due_at for update of k skip locked limit ${AT_ONCE}`.execute(tx.getKysely());
  return rows;
}

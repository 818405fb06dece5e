import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { type CallTexts, canCall, loadSettings } from '../../clinic/index.js';
import { findAdmins, type Member } from '../../messaging/index.js';
import type { Clock } from '../../platform/time/clock.js';
import { notifyOfSign } from './danger-messages.js';
import { doctorHere, findResponders } from './responders.js';

/** A task of which somebody may have to be told, as it stands now that it is held. */
interface WaitingRow {
  id: string;
  planId: string;
  isTold: boolean;
  /** The doctor who was told; null: nobody, or the admins for want of a doctor. */
  toldDoctorId: string | null;
  /** The message to that doctor did not arrive, and the admins do not know it. */
  isUnreached: boolean;
  /** None of the messages that called somebody to it went, and it is time to call again. */
  isUnheard: boolean;
  /** It is overdue, and no admin knows it. */
  isOverdue: boolean;
}

type DangerKind = 'DANGER_SIGN' | 'DANGER_SIGN_OVERDUE';

/** How many tasks are dealt with in one transaction. */
const AT_ONCE = 50;

/**
 * After which time a sign whose messages were all refused is told again, in minutes: a gateway without credit is not asked without end. One
 * whose text is not registered is written once, until it is.
 */
const AGAIN_AFTER = 10;

/**
 * Tells the admins of danger signs that were not answered in time, or whose doctor no message reached, and whoever is to answer a sign
 * whose doctor is here no more or is another one by now; all of them again while no message goes. In every process: each task is taken by one of them, and what was told stands in
 * its row (recovery §5).
 */
export async function escalateTasks(em: EntityManager, clock: Clock, texts: CallTexts): Promise<void> {
  const now = clock.now();
  await em.fork().transactional(async (tx) => {
    const settings = await loadSettings(tx);
    const waiting = await takeWaiting(tx, now, (kind) => canCall(settings, texts, kind));
    if (waiting.length === 0) return;
    const admins = await findAdmins(tx, now);
    for (const { id, planId, isTold, toldDoctorId, isUnreached, isUnheard, isOverdue } of waiting) {
      const { doctorId, members } = await findResponders(tx, planId, now);
      const isForAdmins = isUnreached && admins.length > 0;
      if (!isTold || toldDoctorId !== doctorId || (isUnheard && !isForAdmins)) {
        const note = sql`told_at = ${now}, told_doctor_id = ${doctorId}, unreached_told_at = null`;
        await tell(tx, 'DANGER_SIGN', { id, members, note }, now);
      } else if (isForAdmins)
        await tell(tx, 'DANGER_SIGN', { id, members: admins, note: sql`unreached_told_at = ${now}` }, now);
      if (isOverdue)
        await tell(tx, 'DANGER_SIGN_OVERDUE', { id, members: admins, note: sql`overdue_told_at = ${now}` }, now);
    }
  });
}

/** Notes in the row of a task whom it was told to, by which it has another version, and tells them; where there is nobody, it waits. */
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

/** What waits, but for what another process deals with just now. */
async function takeWaiting(
  tx: EntityManager,
  now: Date,
  canLeave: (kind: DangerKind) => boolean,
): Promise<WaitingRow[]> {
  const before = new Date(now.getTime() - AGAIN_AFTER * 60_000);
  // Only what went or still may go stops the next telling: told_at and its like say when messages were written, not that they came.
  // What was skipped for want of a registered text would be skipped again.
  const noneWent = (kind: DangerKind, since: RawBuilder<unknown>) => sql`not exists (
    select from message m where m.subject_id = k.id and m.kind = ${kind} and m.created_at >= ${since}
      and m.status <> 'FAILED' and (m.status <> 'SKIPPED' or not ${canLeave(kind)}))`;
  const isOverdue = sql`(k.due_at < ${now} and (k.overdue_told_at is null
    or k.overdue_told_at <= ${before} and ${noneWent('DANGER_SIGN_OVERDUE', sql`k.overdue_told_at`)}))`;
  const isUnheard = sql`(greatest(k.told_at, k.unreached_told_at) <= ${before}
    and (k.acknowledged_at is null or k.acknowledged_at < k.told_at) and ${noneWent('DANGER_SIGN', sql`k.told_at`)})`;
  const isUntold = sql`(k.told_at is null or k.told_doctor_id is distinct from h."doctorId")`;
  const isUnreached = sql`(k.status = 'OPEN' and k.told_doctor_id is not null and k.unreached_told_at is null and exists (
    select from message m where m.subject_id = k.id and m.kind = 'DANGER_SIGN' and m.status in ('FAILED', 'SKIPPED')
      and m.created_at >= k.told_at))`;
  const { rows } = await sql<WaitingRow>`
    select k.id, k.plan_id as "planId", k.told_at is not null as "isTold", k.told_doctor_id as "toldDoctorId",
      ${isUnreached} as "isUnreached", ${isUnheard} as "isUnheard", ${isOverdue} as "isOverdue"
    from care_task k join recovery_plan r on r.id = k.plan_id join patient p on p.id = r.patient_id and p.deleted_at is null
      left join lateral ${doctorHere(now)} h on true
    where k.status <> 'RESOLVED' and (${isOverdue} or ${isUntold} or ${isUnreached} or ${isUnheard})
    order by k.due_at for update of k skip locked limit ${AT_ONCE}`.execute(tx.getKysely());
  return rows;
}

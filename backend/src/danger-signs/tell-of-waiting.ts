import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Clock } from '../clock.js';
import { tellOfSign } from '../messages/danger-messages.js';
import { doctorHere, findAdmins, whoAnswers } from './who-answers.js';

/** A task of which somebody has to be told. */
interface WaitingRow {
  id: string;
  version: number;
  planId: string;
  /** It is overdue, and the admins do not know it. */
  isOverdue: boolean;
  /** Whoever is to answer it by now was not told. */
  isUntold: boolean;
}

/** How many tasks are dealt with in one transaction. */
const AT_ONCE = 50;

/**
 * Tells the admins of danger signs that were not answered in time, and whoever is to answer a sign whose doctor is here no more or is
 * another one by now. In every process: each task is taken by one of them, and what was told stands in its row (recovery §5).
 */
export async function tellOfWaiting(em: EntityManager, clock: Clock): Promise<void> {
  const now = clock.now();
  await em.fork().transactional(async (tx) => {
    const waiting = await takeWaiting(tx, now);
    if (waiting.length === 0) return;
    const admins = await findAdmins(tx, now);
    for (const { planId, isOverdue, isUntold, ...task } of waiting) {
      if (isUntold) {
        const { doctorId, members } = await whoAnswers(tx, planId, now);
        await tellOfSign(tx, 'DANGER_SIGN', task, members, now);
        if (members.length > 0)
          await sql`update care_task set told_at = ${now}, told_doctor_id = ${doctorId} where id = ${task.id}`.execute(
            tx.getKysely(),
          );
      }
      if (isOverdue && admins.length > 0) {
        await tellOfSign(tx, 'DANGER_SIGN_OVERDUE', task, admins, now);
        await sql`update care_task set overdue_told_at = ${now} where id = ${task.id}`.execute(tx.getKysely());
      }
    }
  });
}

/** What waits, but for what another process deals with just now. */
async function takeWaiting(tx: EntityManager, now: Date): Promise<WaitingRow[]> {
  const isOverdue = sql`(k.due_at < ${now} and k.overdue_told_at is null)`;
  const isUntold = sql`(k.told_at is null or k.told_doctor_id is distinct from h."doctorId")`;
  const { rows } = await sql<WaitingRow>`
    select k.id, k.version, k.plan_id as "planId", ${isOverdue} as "isOverdue", ${isUntold} as "isUntold"
    from care_task k join recovery_plan r on r.id = k.plan_id join patient p on p.id = r.patient_id and p.deleted_at is null
      left join lateral ${doctorHere(now)} h on true
    where k.status <> 'RESOLVED' and (${isOverdue} or ${isUntold})
    order by k.due_at for update of k skip locked limit ${AT_ONCE}`.execute(tx.getKysely());
  return rows;
}

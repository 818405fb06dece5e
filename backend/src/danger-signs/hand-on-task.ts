import type { EntityManager } from '@mikro-orm/postgresql';
import { LOCKED } from '../db/locked.js';
import { tellOfSign } from '../messages/danger-messages.js';
import { CareTask } from './care-task.entity.js';
import { toldOf, whoAnswers } from './who-answers.js';

/** Gives the open task of a plan to the doctor whom the plan has by now, who has not seen it yet, and tells them; the plan is held. */
export async function handOnTask(tx: EntityManager, planId: string, now: Date): Promise<void> {
  const task = await tx.findOne(CareTask, { plan: planId, status: { $ne: 'RESOLVED' } }, LOCKED);
  if (!task) return;
  const answers = await whoAnswers(tx, planId, now);
  tx.assign(task, { ...toldOf(tx, answers, now), status: 'OPEN', acknowledgedAt: null });
  await tx.flush();
  await tellOfSign(tx, 'DANGER_SIGN', task, answers.members, now);
}

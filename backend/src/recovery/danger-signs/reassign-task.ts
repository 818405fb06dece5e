import type { EntityManager } from '@mikro-orm/postgresql';
import { FOR_UPDATE } from '../../platform/db/locked.js';
import { publish } from '../../platform/events/domain-events.js';
import { notifyOfSign } from './danger-messages.js';
import { CareTask } from './care-task.entity.js';
import { DangerSignRaised } from './danger-sign-raised.js';
import { toldOf, findResponders } from './responders.js';

/**
 * Assigns a plan's open task to its current responder, who must acknowledge it anew, and notifies the responder. The caller holds the lock on the
 * plan.
 */
export async function reassignTask(tx: EntityManager, planId: string, now: Date): Promise<void> {
  const task = await tx.findOne(CareTask, { plan: planId, status: { $ne: 'RESOLVED' } }, FOR_UPDATE);
  if (!task) return;
  const answers = await findResponders(tx, planId, now);
  tx.assign(task, { ...toldOf(tx, answers, now), status: 'OPEN', acknowledgedAt: null });
  await tx.flush();
  await notifyOfSign(tx, 'DANGER_SIGN', task, answers.members, now);
  await publish(tx, new DangerSignRaised(task.id, planId, now));
}

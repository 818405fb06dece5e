import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContentSign } from '../protocols/protocol-content.js';
import { RecoveryPlan } from '../recovery/recovery-plan.entity.js';
import { CareTask } from './care-task.entity.js';
import { raisedTask } from './raised-task.js';

/** Makes the open task of a plan of these signs, or lets them join it, to be seen anew; whoever asks holds the plan's row (recovery §5). */
export async function raiseTask(
  tx: EntityManager,
  planId: string,
  signs: readonly ContentSign[],
  now: Date,
): Promise<void> {
  const plan = tx.getReference(RecoveryPlan, planId);
  const open = await tx.findOne(CareTask, { plan, status: { $ne: 'RESOLVED' } }, { refresh: true });
  const raised = raisedTask(open, signs, now);
  if (open) tx.assign(open, { ...raised, status: 'OPEN', acknowledgedAt: null });
  else tx.create(CareTask, { plan, ...raised, createdAt: now });
  await tx.flush();
}

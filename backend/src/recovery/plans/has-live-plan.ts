import type { EntityManager } from '@mikro-orm/postgresql';
import { CareTask } from '../danger-signs/care-task.entity.js';
import { RecoveryPlan } from './recovery-plan.entity.js';

/** Whether a danger sign of a patient waits for its answer, of whichever plan. */
export async function hasOpenSign(tx: EntityManager, patient: string): Promise<boolean> {
  return (await tx.count(CareTask, { plan: { patient }, status: { $ne: 'RESOLVED' } })) > 0;
}

/** Whether a patient has a plan that runs: it says how many sessions there are. */
export async function hasLivePlan(tx: EntityManager, patientId: string): Promise<boolean> {
  return (await tx.count(RecoveryPlan, { patient: patientId, status: 'ACTIVE' })) > 0;
}

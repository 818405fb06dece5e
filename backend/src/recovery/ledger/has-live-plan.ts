import type { EntityManager } from '@mikro-orm/postgresql';
import { RecoveryPlan } from './recovery-plan.entity.js';

/** Whether a patient has a live plan, which then determines the number of sessions. */
export async function hasLivePlan(tx: EntityManager, patientId: string): Promise<boolean> {
  return (await tx.count(RecoveryPlan, { patient: patientId, status: 'ACTIVE' })) > 0;
}

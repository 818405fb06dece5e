import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account, Program } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { findPlan, lockPatientOf, type PlanRow } from './plan.queries.js';
import { noPlan, reachOf } from './plan-reach.js';
import { RecoveryPlan } from './recovery-plan.entity.js';

/**
 * Locks a plan in the actor's care, so that changes of its ledger are serialized. Locks the patient first, as bookings do
 * (slot-holders.ts), to avoid deadlocks. @throws AppError NOT_FOUND
 */
export async function holdPlan({ tx, lock, actor }: WriteContext<Account | Program>, planId: string): Promise<PlanRow> {
  const asked = { planId, ...reachOf(actor) };
  if (!(await lockPatientOf(tx, asked))) throw noPlan();
  await lock(RecoveryPlan, { id: planId });
  const held = await findPlan(tx, asked);
  if (!held) throw noPlan();
  return held;
}

/** Increments a plan's version for the optimistic lock of concurrent changes (OL-1). */
export async function raiseVersion(tx: EntityManager, planId: string): Promise<void> {
  await sql`update recovery_plan set version = version + 1 where id = ${planId}`.execute(tx.getKysely());
}

/** Requires a live plan. @throws AppError WRONG_STATE */
export function requireLive({ status }: PlanRow): void {
  if (status !== 'ACTIVE') throw new AppError('WRONG_STATE', reasonFor('PLAN_ENDED'));
}

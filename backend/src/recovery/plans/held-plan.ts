import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account, Program } from '../../identity/auth/actor.js';
import { AppError } from '../../platform/errors.js';
import { reasonFor } from '../../platform/reasons/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { findPlan, lockPatientOf, type PlanRow } from './plan.queries.js';
import { noPlan, reachOf } from './plan-reach.js';
import { RecoveryPlan } from './recovery-plan.entity.js';

/**
 * A plan that somebody looks after, held until the transaction ends: every event of its ledger waits. The patient's row comes before it, as
 * for whoever books, moves or calls off (slot-holders.ts), so that no two wait for each other. @throws AppError NOT_FOUND
 */
export async function holdPlan({ tx, lock, actor }: WriteContext<Account | Program>, planId: string): Promise<PlanRow> {
  const asked = { planId, ...reachOf(actor) };
  if (!(await lockPatientOf(tx, asked))) throw noPlan();
  await lock(RecoveryPlan, { id: planId });
  const held = await findPlan(tx, asked);
  if (!held) throw noPlan();
  return held;
}

/** Whoever saw the plan before, and sends the version that they saw, is told that it changed meanwhile (OL-1). */
export async function raiseVersion(tx: EntityManager, planId: string): Promise<void> {
  await sql`update recovery_plan set version = version + 1 where id = ${planId}`.execute(tx.getKysely());
}

/** @throws AppError WRONG_STATE for a plan that has ended */
export function requireLive({ status }: PlanRow): void {
  if (status !== 'ACTIVE') throw new AppError('WRONG_STATE', reasonFor('PLAN_ENDED'));
}

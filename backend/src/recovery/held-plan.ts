import { sql } from 'kysely';
import type { Account, Program } from '../auth/actor.js';
import { AppError } from '../errors.js';
import { because } from '../reasons/reason.js';
import type { Change } from '../use-cases.js';
import { findPlan, type PlanRow } from './plan.queries.js';
import { noPlan, reachOf } from './plan-reach.js';
import { RecoveryPlan } from './recovery-plan.entity.js';

/**
 * A plan that somebody looks after, held until the transaction ends: every event of its ledger waits. The patient's row comes before it, as
 * for whoever books, moves or calls off (slot-holders.ts), so that no two wait for each other. @throws AppError NOT_FOUND
 */
export async function holdPlan({ tx, lock, actor }: Change<Account | Program>, planId: string): Promise<PlanRow> {
  const asked = { planId, ...reachOf(actor) };
  const found = await findPlan(tx, asked);
  if (!found) throw noPlan();
  await sql`select from patient where id = ${found.patientId} for no key update`.execute(tx.getKysely());
  await lock(RecoveryPlan, { id: found.id });
  const held = await findPlan(tx, asked);
  if (!held) throw noPlan();
  return held;
}

/** @throws AppError WRONG_STATE for a plan that has ended */
export function requireLive({ status }: PlanRow): void {
  if (status !== 'ACTIVE') throw new AppError('WRONG_STATE', because('PLAN_ENDED'));
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { allows, findReach } from '../../patients/index.js';
import type { Tables } from '../../platform/db/tables.js';
import type { Account, Program } from '../../platform/access/actor.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { findPlan, lockPatientOf, type PlanRow } from './plan.queries.js';
import { RecoveryPlan } from './recovery-plan.entity.js';

/** Builds the error for a plan that does not exist or is in others' care. */
export const noPlan = () => new AppError('NOT_FOUND', reasonFor('PLAN_NOT_FOUND'));

/** Finds a plan that the actor may see. @throws AppError NOT_FOUND */
export async function requireVisiblePlan(em: EntityManager, actor: VisibleTo, planId: string): Promise<PlanRow> {
  const plan = await findPlan(em, { planId, visibleTo: actor });
  if (!plan) throw noPlan();
  return plan;
}

/**
 * Locks a plan that the actor may see, so that changes of its ledger are serialized. Locks the patient first, as bookings do
 * (slot-holders.ts), to avoid deadlocks. @throws AppError NOT_FOUND
 */
export async function holdPlan({ tx, lock, actor }: WriteContext<Account | Program>, planId: string): Promise<PlanRow> {
  if (!(await lockPatientOf(tx, { planId, visibleTo: actor }))) throw noPlan();
  await lock(RecoveryPlan, { id: planId });
  return requireVisiblePlan(tx, actor, planId);
}

/** Increments a plan's version for the optimistic lock of concurrent changes (OL-1). */
export async function raiseVersion(tx: EntityManager, planId: string): Promise<void> {
  await tx
    .getKysely<Tables>()
    .updateTable('recovery_plan')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', planId)
    .execute();
}

/** Requires a live plan. @throws AppError WRONG_STATE */
export function requireLive({ status }: PlanRow): void {
  if (status !== 'ACTIVE') throw new AppError('WRONG_STATE', reasonFor('PLAN_ENDED'));
}

/**
 * Locks the plan of a patient whom the actor treats (IN_CHARGE, TREATS or COVERS), as `holdPlan` locks one that the actor sees.
 * @throws AppError NOT_FOUND
 */
export async function holdTreatedPlan({ tx, lock, actor }: WriteContext<Account>, planId: string): Promise<PlanRow> {
  if (!(await lockPatientOf(tx, { planId, visibleTo: 'SYSTEM' }))) throw noPlan();
  await lock(RecoveryPlan, { id: planId });
  const plan = await requireVisiblePlan(tx, 'SYSTEM', planId);
  const { reach } = await findReach(tx, actor, plan.patientId);
  if (!allows(reach, 'treat')) throw noPlan();
  return plan;
}

/**
 * Locks a plan that the actor may end: one that the actor may see, and a programme of a patient whom the actor treats.
 * @throws AppError NOT_FOUND
 */
export async function holdPlanToStop(change: WriteContext<Account>, planId: string): Promise<PlanRow> {
  const isTreated = change.actor.role === 'physiotherapist' && (await isProgramme(change.tx, planId));
  return isTreated ? holdTreatedPlan(change, planId) : holdPlan(change, planId);
}

async function isProgramme(tx: EntityManager, planId: string): Promise<boolean> {
  return (await tx.count(RecoveryPlan, { id: planId, kind: 'PROGRAMME' })) > 0;
}

/** Requires a plan of a protocol. @throws AppError WRONG_STATE */
export function requireProtocol({ kind }: PlanRow): void {
  if (kind !== 'PROTOCOL') throw new AppError('WRONG_STATE', reasonFor('PROGRAMME_WITHOUT_SESSIONS'));
}

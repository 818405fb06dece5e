import { sql } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AllowedActor } from '../../platform/access/access-policy.js';
import type { ContentSign } from '../protocols/protocol-content.js';
import { findPlan, lockLivePlan, lockPatientOf, type PlanRow } from '../ledger/plan.queries.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import type { WriteContext } from '../../platform/use-cases.js';

/**
 * Locks the actor's live plan, or else the newest ended one, so that concurrent entries are serialized. Without a live plan it locks the
 * record first, as creating a plan does.
 */
export async function lockOwnPlan({
  tx,
  lock,
  actor: { userId: ownerId },
}: WriteContext<AllowedActor<'entry.record'>>): Promise<PlanRow | undefined> {
  const live = await lockLivePlan(tx, ownerId);
  if (live) return findPlan(tx, { planId: live });
  if (!(await lockPatientOf(tx, { ownerId }))) return undefined;
  const newest = await findPlan(tx, { ownerId });
  if (!newest) return undefined;
  await lock(RecoveryPlan, { id: newest.id });
  return findPlan(tx, { planId: newest.id });
}

/** Finds the danger signs of the versions of a record's other plans, newest first; a phone with stale data may have shown them. */
export async function findFormerSigns(
  em: EntityManager,
  { id, patientId }: Pick<PlanRow, 'id' | 'patientId'>,
): Promise<ContentSign[][]> {
  const { rows } = await sql<{ signs: ContentSign[] }>`
    select v.content->'dangerSigns' as signs from recovery_plan r join protocol_version v on v.id = r.protocol_version_id
    where r.patient_id = ${patientId} and r.id <> ${id} order by r.created_at desc, r.id desc`.execute(em.getKysely());
  return rows.map(({ signs }) => signs);
}

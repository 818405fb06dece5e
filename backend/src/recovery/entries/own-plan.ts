import { sql } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AllowedActor } from '../../identity/auth/access-policy.js';
import type { ContentSign } from '../protocols/protocol-content.js';
import { findPlan, lockLivePlan, lockPatientOf, type PlanRow } from '../plans/plan.queries.js';
import { RecoveryPlan } from '../plans/recovery-plan.entity.js';
import type { WriteContext } from '../../platform/use-cases.js';

/**
 * The live plan of the patient who asks, else the newest that has ended, held so that entries of one phone come one after the other. Where
 * none is live the record is held before it, as by whoever makes the next plan.
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

/** The danger signs of the versions that the other plans of a record ran on, the newest first: a phone may have asked them then. */
export async function findFormerSigns(
  em: EntityManager,
  { id, patientId }: Pick<PlanRow, 'id' | 'patientId'>,
): Promise<ContentSign[][]> {
  const { rows } = await sql<{ signs: ContentSign[] }>`
    select v.content->'dangerSigns' as signs from recovery_plan r join protocol_version v on v.id = r.protocol_version_id
    where r.patient_id = ${patientId} and r.id <> ${id} order by r.created_at desc, r.id desc`.execute(em.getKysely());
  return rows.map(({ signs }) => signs);
}

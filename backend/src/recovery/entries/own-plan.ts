import { sql } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Account } from '../../platform/access/actor.js';
import type { ContentSign } from '../protocols/protocol-content.js';
import { findPlan, lockLivePlan, lockPatientOf, type PlanQuery, type PlanRow } from '../ledger/plan.queries.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import type { WriteContext } from '../../platform/use-cases.js';

/**
 * Locks the live plan that is asked for, the actor's or that of a record, or else the newest ended one, so that concurrent entries are
 * serialized. Without a live plan it locks the record first, as creating a plan does.
 */
export async function lockOwnPlan(
  { tx, lock }: Pick<WriteContext<Account>, 'tx' | 'lock'>,
  asked: Pick<PlanQuery, 'visibleTo' | 'patientId'>,
): Promise<PlanRow | undefined> {
  const live = await lockLivePlan(tx, asked);
  if (live) return findPlan(tx, { ...asked, planId: live });
  if (!(await lockPatientOf(tx, asked))) return undefined;
  const newest = await findPlan(tx, asked);
  if (!newest) return undefined;
  await lock(RecoveryPlan, { id: newest.id });
  return findPlan(tx, { ...asked, planId: newest.id });
}

/**
 * Finds the danger signs of the versions of a record's other plans, and of a programme's former versions, newest first; a phone with stale data
 * may have shown them.
 */
export async function findFormerSigns(
  em: EntityManager,
  { id, patientId }: Pick<PlanRow, 'id' | 'patientId'>,
): Promise<ContentSign[][]> {
  const { rows } = await sql<{ signs: ContentSign[] }>`
    select c.content->'dangerSigns' as signs from recovery_plan r join plan_content c on c.plan_id = r.id
    where r.patient_id = ${patientId} and (r.id <> ${id} or not c.is_newest) order by c.since desc, r.id desc, c.number desc`.execute(
    em.getKysely(),
  );
  return rows.map(({ signs }) => signs);
}

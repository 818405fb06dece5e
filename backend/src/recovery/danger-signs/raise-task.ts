import type { EntityManager } from '@mikro-orm/postgresql';
import { FOR_UPDATE } from '../../platform/db/locked.js';
import { publish } from '../../platform/events/domain-events.js';
import { notifyOfSign } from './danger-messages.js';
import type { ContentSign } from '../protocols/protocol-content.js';
import type { PlanRow, TaskRow } from '../ledger/plan.queries.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import { CareTask } from './care-task.entity.js';
import { DangerSignRaised } from './danger-sign-raised.js';
import { isWorse, mergeSigns } from './merge-signs.js';
import { toldOf, findResponders } from './responders.js';

/** Fields of a task that nobody has acknowledged. */
const NOBODY = { answeredBy: null, answeredByPhysiotherapist: null };

/**
 * Creates the plan's open task, or adds signs to it and requires a new acknowledgment. Notifies the responders in the same transaction if
 * the task is new, became worse, or was acknowledged before. The caller holds the lock on the plan.
 */
export async function raiseTask(
  tx: EntityManager,
  { id: planId, kind: planKind, status: planStatus, patientId, patientNumber, patientName }: PlanRow,
  signs: readonly ContentSign[],
  now: Date,
): Promise<TaskRow> {
  const plan = tx.getReference(RecoveryPlan, planId);
  const open = await tx.findOne(CareTask, { plan, status: { $ne: 'RESOLVED' } }, FOR_UPDATE);
  const raised = mergeSigns(open, signs, now);
  const worse = !open || isWorse(open, raised);
  const isTold = worse || open.status === 'ACKNOWLEDGED';
  const answers = await findResponders(tx, planId, now);
  const told = { ...(isTold && toldOf(tx, answers, now)), ...(worse && { overdueToldAt: null }) };
  const task = open
    ? tx.assign(open, { ...raised, ...told, status: 'OPEN', acknowledgedAt: null, ...NOBODY })
    : tx.create(CareTask, { plan, ...raised, ...told, createdAt: now });
  await tx.flush();
  if (isTold) {
    await notifyOfSign(tx, 'DANGER_SIGN', task, answers.members, now);
    await publish(tx, new DangerSignRaised(task.id, planId, now));
  }
  const { id, severity, status, createdAt, dueAt } = task;
  const patient = { patientId, patientNumber, patientName };
  return {
    id,
    planKind,
    planEnded: planStatus !== 'ACTIVE',
    severity,
    status,
    signs: task.signs,
    createdAt: createdAt.toJSON(),
    dueAt: dueAt.toJSON(),
    note: null,
    advice: null,
    acknowledgedAt: null,
    answeredAt: null,
    doctorName: null,
    ...patient,
  };
}

import type { Account, Program } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { PlanQuery, PlanRow } from './plan.queries.js';

/** What is answered for a plan that is not there, or that somebody else looks after. */
export const noPlan = () => new AppError('NOT_FOUND', reasonFor('PLAN_NOT_FOUND'));

/** Whose plans somebody reaches: an admin those of all, a patient their own, and whoever treats those that they look after (recovery §3). */
export function reachOf({ role, userId }: Account | Program): Pick<PlanQuery, 'careOf' | 'ownerId'> {
  if (role === 'admin') return {};
  return role === 'patient' ? { ownerId: userId } : { careOf: userId };
}

/** What somebody may know of a plan: those who treat no number of the record (clinic §2). */
export function seenPlan<Row extends Pick<PlanRow, 'patientNumber' | 'openTask'>>(
  { role }: Account | Program,
  row: Row,
): Row {
  if (role === 'admin') return row;
  return { ...row, patientNumber: null, openTask: row.openTask && { ...row.openTask, patientNumber: null } };
}

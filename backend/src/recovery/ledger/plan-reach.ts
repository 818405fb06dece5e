import type { Account, Program } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { PlanQuery, PlanRow } from './plan.queries.js';

/** Builds the error for a plan that does not exist or is in others' care. */
export const noPlan = () => new AppError('NOT_FOUND', reasonFor('PLAN_NOT_FOUND'));

/**
 * Restricts a query to the plans that an actor may read: all for an admin, their own for a patient, those in their care for other staff.
 */
export function reachOf({ role, userId }: Account | Program): Pick<PlanQuery, 'careOf' | 'ownerId'> {
  if (role === 'admin') return {};
  return role === 'patient' ? { ownerId: userId } : { careOf: userId };
}

/** Redacts a plan: only admins see the record number. */
export function seenPlan<Row extends Pick<PlanRow, 'patientNumber' | 'openTask'>>(
  { role }: Account | Program,
  row: Row,
): Row {
  if (role === 'admin') return row;
  return { ...row, patientNumber: null, openTask: row.openTask && { ...row.openTask, patientNumber: null } };
}

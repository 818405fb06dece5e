import { sql, type RawBuilder } from 'kysely';
import type { Account, Program } from '../../platform/access/actor.js';
import { ALL_ROWS, isDesk, NO_ROWS, type VisibleTo } from '../../platform/access/visible-to.js';
import type { PlanRow } from './plan.queries.js';

/**
 * SQL condition on a plan `r`, its patient `p` and its care team `t` and `d`: the plans that an actor may see. All for the front desk, whose
 * permissions reach missed sessions alone where they are reception's; their own for a patient; those in their care for other staff.
 */
export function visiblePlans(to: VisibleTo): RawBuilder<unknown> {
  if (to === 'SYSTEM' || isDesk(to)) return ALL_ROWS;
  if (to.role === 'patient') return sql`p.user_id = ${to.userId}`;
  if (to.role !== 'physiotherapist' && to.role !== 'doctor') return NO_ROWS;
  return sql`(t.user_id = ${to.userId} and t.deleted_at is null or d.user_id = ${to.userId} and d.deleted_at is null)`;
}

/** Redacts a plan: only admins see the record number. */
export function seenPlan<Row extends Pick<PlanRow, 'patientNumber' | 'openTask'>>(
  { role }: Account | Program,
  row: Row,
): Row {
  if (role === 'admin') return row;
  return { ...row, patientNumber: null, openTask: row.openTask && { ...row.openTask, patientNumber: null } };
}

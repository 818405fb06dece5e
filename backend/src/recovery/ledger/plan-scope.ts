import { sql, type RawBuilder } from 'kysely';
import { treatsAs } from '../../patients/index.js';
import type { Account, Program } from '../../platform/access/actor.js';
import { ALL_ROWS, isDesk, NO_ROWS, recordFilter, type VisibleTo } from '../../platform/access/visible-to.js';
import type { PlanRow } from './plan.queries.js';

/**
 * SQL condition on a plan `r`, its patient `p` and its care team `t` and `d`: the plans that an actor may see. All for the front desk, whose
 * permissions reach missed sessions alone where they are reception's; their own for a patient; those in their care for a
 * doctor, and for a physiotherapist and whoever covers for them.
 */
export function visiblePlans(to: VisibleTo): RawBuilder<unknown> {
  if (to === 'SYSTEM') return ALL_ROWS;
  // Programmes are not given to API keys (bench §10).
  if (to.kind === 'program') return sql`r.kind = 'PROTOCOL' and ${recordFilter(to)}`;
  if (isDesk(to)) return ALL_ROWS;
  if (to.role === 'patient') return sql`p.user_id = ${to.userId}`;
  if (to.role === 'physiotherapist')
    return sql`r.physiotherapist_id in (select physiotherapist_id from ${treatsAs(to)})`;
  if (to.role !== 'doctor') return NO_ROWS;
  return sql`(d.user_id = ${to.userId} and d.deleted_at is null)`;
}

/** Redacts a plan: patients do not see the record number. */
export function seenPlan<Row extends Pick<PlanRow, 'patientNumber' | 'openTask'>>(
  { role }: Account | Program,
  row: Row,
): Row {
  if (role !== 'patient') return row;
  return { ...row, patientNumber: null, openTask: row.openTask && { ...row.openTask, patientNumber: null } };
}

import { sql, type RawBuilder } from 'kysely';
import { ALL_ROWS, NO_ROWS, type VisibleTo } from '../../platform/access/visible-to.js';

/** SQL condition on the live record `p` of a payment or charge: all for an admin, their own for a patient. */
export function visiblePayments(to: VisibleTo): RawBuilder<unknown> {
  if (to === 'SYSTEM' || to.role === 'admin') return ALL_ROWS;
  return to.role === 'patient' ? sql`p.user_id = ${to.userId}` : NO_ROWS;
}

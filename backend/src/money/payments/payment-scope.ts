import { sql, type RawBuilder } from 'kysely';
import { ALL_ROWS, isDesk, NO_ROWS, type VisibleTo } from '../../platform/access/visible-to.js';

/** SQL condition on the live record `p` of a payment or charge: all for the front desk, their own for a patient. */
export function visiblePayments(to: VisibleTo): RawBuilder<unknown> {
  if (to === 'SYSTEM' || isDesk(to)) return ALL_ROWS;
  return to.role === 'patient' ? sql`p.user_id = ${to.userId}` : NO_ROWS;
}

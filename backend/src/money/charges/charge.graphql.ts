import type * as Contract from '../../platform/graphql/generated.js';
import type { ChargeRow } from './charge.queries.js';

/** Maps a charge to its GraphQL type. */
export function toCharge({
  id,
  text,
  amountPaise: amount,
  day,
  appointmentId,
  canceledReason,
}: ChargeRow): Contract.Charge {
  return { id, text, amount, day, appointmentId, canceledReason };
}

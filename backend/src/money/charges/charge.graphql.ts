import type * as Contract from '../../platform/graphql/generated.js';
import type { ChargeRow } from './charge.queries.js';
import type { CreditRow } from './credit.queries.js';
import { taxOf } from './tax.js';

/** Maps a credit to its GraphQL type. */
export function toCredit({ amountPaise: amount, freePaise: free, ...row }: CreditRow): Contract.Credit {
  const { id, kind, day, reason, chargeId, canceledReason } = row;
  return { id, kind, amount, day, reason, chargeId, free, canceledReason, number: row.number ?? null };
}

/** Maps a charge to its GraphQL type. Each allocation leads back to the charge. */
export function toCharge({ amountPaise: amount, discountPaise: discount, openPaise: open, ...row }: ChargeRow) {
  const { id, kind, text, day, appointmentId, physiotherapistName, packageId, canceledReason } = row;
  const { gstRate, hsn, itemId, quantity, billNumber } = row;
  const charge: Contract.Charge = {
    id,
    kind,
    text,
    amount,
    gross: amount + discount,
    discount,
    open,
    day,
    appointmentId,
    physiotherapistName,
    packageId,
    canceledReason,
    ...taxOf(amount, gstRate),
    gstRate,
    hsn,
    itemId,
    quantity,
    billNumber,
    credits: row.credits.map((credit) => toCredit(credit)),
    paidBy: [],
  };
  charge.paidBy = row.paidBy.map((paid) => ({ ...paid, charge }));
  return charge;
}

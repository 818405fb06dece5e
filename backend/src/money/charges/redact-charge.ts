import type { ChargeRow } from './charge.queries.js';
import type { CreditRow } from './credit.queries.js';

/** Redacts a charge for its patient: removes reasons that staff entered. */
export const asPatientSeesCharge = (row: ChargeRow): ChargeRow => ({
  ...row,
  canceledReason: hidden(row.canceledReason),
  credits: row.credits.map((credit) => asPatientSeesCredit(credit)),
});

/** Redacts a credit for its patient: removes reasons that staff entered. */
export const asPatientSeesCredit = (row: CreditRow): CreditRow => ({
  ...row,
  reason: '',
  canceledReason: hidden(row.canceledReason),
});

const hidden = (reason: string | null) => (reason === null ? null : '');

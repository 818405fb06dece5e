import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';

const ID = validationMessage('REQUIRED', { input: 'ID' });
const AMOUNT = validationMessage('AMOUNT', { rupees: 1_000_000 });
const amount = z.int(AMOUNT).min(1, AMOUNT).max(100_000_000, AMOUNT);

/** Input of a discount: the charge, the amount and the reason. */
export const discountInput = z.object({
  chargeId: z.string(ID).pipe(rowId),
  amount,
  reason: line.between('CREDIT_REASON', 3, 200),
  idempotencyKey,
});

/** Input of a write-off; without an amount, all that is open. */
export const writeOffInput = discountInput.extend({
  amount: amount.nullish().transform((asked) => asked ?? undefined),
});

/** Input of the cancellation of a credit. */
export const cancelCreditInput = z.object({
  id: z.string(ID).pipe(rowId),
  reason: line.between('CANCEL_REASON', 3, 200),
});

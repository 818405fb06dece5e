import { z } from 'zod';
import { isDay } from '../../platform/time/clinic-time.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

const NO_PATIENT = validationMessage('PATIENT_NOT_CHOSEN');
const AMOUNT = validationMessage('AMOUNT', { rupees: 1_000_000 });
const DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });
const TEXT = validationMessage('LENGTH', { input: 'CHARGE_TEXT', least: 1, most: 200 });

const ID = validationMessage('REQUIRED', { input: 'ID' });
const DISCOUNT = validationMessage('DISCOUNT_BELOW_PRICE');
const REASON = validationMessage('DISCOUNT_REASON', { least: 3, most: 200 });
const QUANTITY_ALONE = validationMessage('QUANTITY_OF_ITEM');

/** Converts null to undefined, so that absent and null fields yield the same body hash of an idempotency key. */
const leftOut = <T>(value: T | null | undefined) => value ?? undefined;

/** Input of a charge, in addition to the sessions'. Whether the amount is that of the item, the service checks. */
export const chargeInput = z
  .object({
    patientId: z.string(NO_PATIENT).min(1, NO_PATIENT).max(60, NO_PATIENT),
    text: line.required('CHARGE_TEXT', 200, { missing: TEXT, tooLong: TEXT }),
    amount: z.int(AMOUNT).min(1, AMOUNT).max(100_000_000, AMOUNT),
    day: z
      .string(DAY)
      .refine(isDay, DAY)
      .nullish()
      .transform((day) => day ?? undefined),
    itemId: z.string(ID).pipe(rowId).nullish().transform(leftOut),
    quantity: wholeNumber('QUANTITY', 1, 100).nullish().transform(leftOut),
    // The amount is what is left: a discount below the price leaves at least a paisa.
    discount: z
      .int(DISCOUNT)
      .min(0, DISCOUNT)
      .max(100_000_000, DISCOUNT)
      .nullish()
      .transform((discount) => discount || undefined),
    discountReason: line
      .between('DISCOUNT_REASON', 3, 200)
      .nullish()
      .transform((reason) => reason || undefined),
    idempotencyKey,
  })
  .refine(({ discount, discountReason }) => !discount || discountReason, {
    path: ['discountReason'],
    error: () => REASON,
  })
  .refine(({ itemId, quantity }) => itemId || !quantity, { path: ['quantity'], error: () => QUANTITY_ALONE });

/** Input of a cancellation: the reason. */
export const cancelChargeInput = z.object({
  id: z.string(validationMessage('REQUIRED', { input: 'ID' })),
  reason: line.between('CANCEL_REASON', 3, 200),
});

/** Input: the patient; the actor's own record if absent. */
export const chargesInput = z.object({ patientId: z.string(NO_PATIENT).nullish() });

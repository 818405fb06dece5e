import { z } from 'zod';
import { SESSION_TYPES } from '../../clinic/index.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { isDay } from '../../platform/time/clinic-time.js';

const ID = validationMessage('REQUIRED', { input: 'ID' });
const NO_PATIENT = validationMessage('PATIENT_NOT_CHOSEN');
const AMOUNT = validationMessage('AMOUNT', { rupees: 1_000_000 });
const DAY = validationMessage('LOOKS_LIKE', { input: 'PACKAGE_DAY', example: '2026-11-21' });
const TYPES = validationMessage('PACKAGE_TYPES');
const REASON = validationMessage('DISCOUNT_REASON', { least: 3, most: 200 });
const DISCOUNT = validationMessage('DISCOUNT_BELOW_PRICE');

/** Converts null to undefined, so that absent and null fields yield the same body hash of an idempotency key. */
const leftOut = <T>(value: T | null | undefined) => value ?? undefined;
const day = z.string(DAY).refine(isDay, DAY);

/** Input of a sale. Which days are allowed depends on today, and is checked by the service. */
export const sellPackageInput = z
  .object({
    patientId: z.string(NO_PATIENT).min(1, NO_PATIENT).max(60, NO_PATIENT),
    name: line.required('PACKAGE_NAME', 80),
    sessions: wholeNumber('PACKAGE_SESSIONS', 1, 200).nullish().transform(leftOut),
    price: z.int(AMOUNT).min(1, AMOUNT).max(100_000_000, AMOUNT),
    validUntil: day,
    validFrom: day.nullish().transform(leftOut),
    sessionTypes: z
      .array(z.enum(SESSION_TYPES, TYPES), TYPES)
      .min(1, TYPES)
      .refine((types) => new Set(types).size === types.length, TYPES)
      .nullish()
      .transform(leftOut),
    discount: z
      .int(DISCOUNT)
      .min(0, DISCOUNT)
      .nullish()
      .transform((discount) => discount || undefined),
    discountReason: line
      .between('DISCOUNT_REASON', 3, 200)
      .nullish()
      .transform((reason) => reason || undefined),
    idempotencyKey,
  })
  .refine(({ discount = 0, price }) => discount < price, { path: ['discount'], error: () => DISCOUNT })
  .refine(({ discount, discountReason }) => !discount || discountReason, {
    path: ['discountReason'],
    error: () => REASON,
  });

/** Input of a closing: the reason. */
export const closePackageInput = z.object({
  id: z.string(ID).pipe(rowId),
  reason: line.between('CLOSE_REASON', 3, 200),
});

/** Input: the patient; the actor's own record if absent. */
export const walletInput = z.object({ patientId: z.string(NO_PATIENT).nullish() });

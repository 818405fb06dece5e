import { z } from 'zod';
import { isDay } from '../../platform/time/clinic-time.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

const NO_PATIENT = validationMessage('PATIENT_NOT_CHOSEN');
const AMOUNT = validationMessage('AMOUNT', { rupees: 1_000_000 });
const DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });
const TEXT = validationMessage('LENGTH', { input: 'CHARGE_TEXT', least: 1, most: 200 });

/** Input of a charge, in addition to the sessions'. */
export const chargeInput = z.object({
  patientId: z.string(NO_PATIENT).min(1, NO_PATIENT).max(60, NO_PATIENT),
  text: line.required('CHARGE_TEXT', 200, { missing: TEXT, tooLong: TEXT }),
  amount: z.int(AMOUNT).min(1, AMOUNT).max(100_000_000, AMOUNT),
  day: z
    .string(DAY)
    .refine(isDay, DAY)
    .nullish()
    .transform((day) => day ?? undefined),
  idempotencyKey,
});

/** Input of a cancellation: the reason. */
export const cancelChargeInput = z.object({
  id: z.string(validationMessage('REQUIRED', { input: 'ID' })),
  reason: line.between('CANCEL_REASON', 3, 200),
});

/** Input: the patient; the actor's own record if absent. */
export const chargesInput = z.object({ patientId: z.string(NO_PATIENT).nullish() });

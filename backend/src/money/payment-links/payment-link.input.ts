import { z } from 'zod';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

const NO_PATIENT = validationMessage('PATIENT_NOT_CHOSEN');
const AMOUNT = validationMessage('AMOUNT', { rupees: 1_000_000 });
const LONGEST = 720;
const HOURS = validationMessage('WHOLE_NUMBER_BETWEEN', { input: 'LINK_HOURS', least: 1, most: LONGEST });
/** Hours until a link expires, if staff name none: 7 days. */
export const LINK_HOURS = 168;

/** Most paise that a link asks for: ₹10,00,000. */
export const MOST_PAISE = 100_000_000;

const amount = z
  .int(AMOUNT)
  .min(1, AMOUNT)
  .max(MOST_PAISE, AMOUNT)
  .nullish()
  .transform((paise) => paise ?? undefined);

/** Input of a link that staff create. */
export const linkInput = z.object({
  patientId: z.string(NO_PATIENT).min(1, NO_PATIENT).max(60, NO_PATIENT),
  amount,
  expiresInHours: z
    .int(HOURS)
    .min(1, HOURS)
    .max(LONGEST, HOURS)
    .nullish()
    .transform((hours) => hours ?? LINK_HOURS),
  send: z
    .boolean(validationMessage('YES_OR_NO', { input: 'SEND_LINK' }))
    .nullish()
    .transform((isSent) => isSent ?? true),
  idempotencyKey,
});

/** Input of a link that a patient creates. */
export const ownLinkInput = z.object({ amount, idempotencyKey });

/** Input: the patient; the actor's own record if absent. */
export const linksInput = z.object({ patientId: z.string(NO_PATIENT).nullish() });

/** A link, by its id. */
export const linkRow = z.object({ id: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId) });

/** The token of a link, as it stands in its address; anything else opens nothing. */
export const payTokenInput = z.object({ token: z.string(validationMessage('REQUIRED', { input: 'ID' })) });

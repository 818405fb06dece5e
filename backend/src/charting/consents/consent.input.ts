import { z } from 'zod';
import { messageLanguages } from '../../identity/index.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line, lines } from '../../platform/inputs/text-input.js';
import { SIGNERS } from './treatment-consent.entity.js';

const MOST_STROKES = 100;
const LEAST_NUMBERS = 10;
const MOST_NUMBERS = 6_000;

const NO_ID = validationMessage('REQUIRED', { input: 'ID' });
const NAME = validationMessage('LENGTH', { input: 'CONSENT_NAME', least: 1, most: 80 });
const SIGNER = validationMessage('LENGTH', { input: 'SIGNER_NAME', least: 1, most: 120 });
const DRAWN = validationMessage('SIGNATURE_DRAWN');
const LANGUAGE = validationMessage('EITHER', { input: 'LANGUAGE', choices: messageLanguages.join(', ') });
const SIGNED_BY = validationMessage('ONE_OF', { input: 'SIGNED_BY', choices: SIGNERS.join(', ') });

const place = z.int(DRAWN).min(0, DRAWN).max(1000, DRAWN);
const stroke = z.object({
  points: z
    .array(place, DRAWN)
    .min(2, DRAWN)
    .refine((points) => points.length % 2 === 0, DRAWN),
});
const strokes = z
  .array(stroke, DRAWN)
  .min(1, DRAWN)
  .max(MOST_STROKES, DRAWN)
  .refine((drawn) => {
    const numbers = drawn.reduce((count, { points }) => count + points.length, 0);
    return numbers >= LEAST_NUMBERS && numbers <= MOST_NUMBERS;
  }, DRAWN);

/** A form to save: a new one, or the next version of one. */
export const saveConsentFormInput = z.object({
  formId: z.string(NO_ID).pipe(rowId).nullish().default(null),
  name: line.required('CONSENT_NAME', 80, { missing: NAME, tooLong: NAME }),
  textEn: lines.between('CONSENT_TEXT_EN', 1, 8_000),
  textHi: lines.between('CONSENT_TEXT_HI', 1, 8_000),
});

/** The form to retire. */
export const retireConsentFormInput = z.object({ formId: z.string(NO_ID).pipe(rowId) });

/** Which versions to list. */
export const consentFormsInput = z.object({
  all: z.boolean(validationMessage('YES_OR_NO', { input: 'ALL_VERSIONS' })),
});

/** A signature on screen or on paper. */
export const signConsentInput = z
  .object({
    patientId: z.string(NO_ID),
    formId: z.string(NO_ID).pipe(rowId),
    language: z.enum(messageLanguages, LANGUAGE),
    signedBy: z.enum(SIGNERS, SIGNED_BY),
    signerName: line.required('SIGNER_NAME', 120, { missing: SIGNER, tooLong: SIGNER }),
    strokes: strokes.nullish().default(null),
    fileId: z.string(NO_ID).pipe(rowId).nullish().default(null),
    idempotencyKey,
  })
  .refine((asked) => (asked.strokes === null) !== (asked.fileId === null), {
    path: ['strokes'],
    message: validationMessage('SIGNATURE_ONE_OF'),
  });

/** A consent to withdraw, and why. */
export const withdrawConsentInput = z.object({
  id: z.string(NO_ID).pipe(rowId),
  reason: line.between('REASON', 3, 200),
});

/** Whose consents. */
export const treatmentConsentsInput = z.object({ patientId: z.string(NO_ID) });

import { z } from 'zod';
import { messageLanguages } from '../../identity/index.js';
import { isDay } from '../../platform/time/clinic-time.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { BODY_SIDES } from '../protocols/protocol-content.js';
import { validationMessage } from '../../platform/errors/reason.js';

const NO_PATIENT = validationMessage('PATIENT_NOT_CHOSEN');
const DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });

/** Language of the sentences in a response; defaults to English. */
export const answerIn = z
  .enum(messageLanguages, validationMessage('ONE_OF', { input: 'LANGUAGE', choices: messageLanguages.join(', ') }))
  .default('EN');

/** The patient whose plan is requested. */
export const planQuery = z.object({ patientId: z.string(NO_PATIENT), language: answerIn });

/** A request for one's own plan or day. */
export const ownQuery = z.object({ language: answerIn });

/** A plan to create. */
export const createPlanInput = z.object({
  patientId: z.string(NO_PATIENT).min(1, NO_PATIENT).max(60, NO_PATIENT),
  protocolVersionId: z.string(validationMessage('PROTOCOL_NOT_CHOSEN')).pipe(rowId),
  surgeryDate: z.string(DAY).refine(isDay, DAY),
  side: z.enum(BODY_SIDES, validationMessage('ONE_OF', { input: 'SIDE', choices: BODY_SIDES.join(', ') })),
  physiotherapistId: z.string(validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN')).pipe(rowId),
  doctorId: z.string(validationMessage('DOCTOR_NOT_CHOSEN')).pipe(rowId),
  referral: line
    .optional('REFERRAL', 500)
    .nullish()
    .transform((text) => text || null),
  idempotencyKey,
});

import { z } from 'zod';
import { isDay } from '../../platform/time/clinic-time.js';
import { line } from '../../platform/inputs/text-input.js';
import { changedSince } from '../../platform/lists/changed-since.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './payment.entity.js';

const DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });
const day = z.string(DAY).refine(isDay, DAY);
const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const STATUS = validationMessage('ONE_OF', { input: 'PAYMENT_STATUS', choices: PAYMENT_STATUSES.join(', ') });
const METHOD = validationMessage('EITHER', { input: 'PAYMENT_METHOD', choices: PAYMENT_METHODS.join(', ') });

/** Filter of payments; all given conditions must match. */
export const paymentFilter = z.object({
  from: day.nullish(),
  until: day.nullish(),
  patientId: z.string(validationMessage('REQUIRED', { input: 'ID' })).nullish(),
  status: z.enum(PAYMENT_STATUSES, STATUS).nullish(),
  method: z.enum(PAYMENT_METHODS, METHOD).nullish(),
  search: line.optional('SEARCH_TEXT', 100, { tooLong: validationMessage('SEARCH_TEXT_TOO_LONG') }).nullish(),
  updatedSince: changedSince,
});
export type PaymentFilter = z.output<typeof paymentFilter>;

/** Input of a slice of payments by cursor. */
export const paymentsInput = z.object({
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
  filter: paymentFilter.nullish(),
});

import { z } from 'zod';
import { clinicDay, endOfDay, isDay, parseClinicTime, startOfDay } from '../clinic-time.js';
import { idempotencyKey } from '../idempotency/idempotency-key.js';
import { says } from '../reasons/reason.js';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './payment.entity.js';

const BOUND = says('LOOKS_LIKE_EITHER', { input: 'A_DATE', example: '2026-11-21', other: '2026-11-21T10:30:00Z' });

/** The first moment of a period: that of a day, or a moment as it is given. */
const periodStart = z
  .string(BOUND)
  .transform((text) => (isDay(text) ? startOfDay(text) : parseClinicTime(text)))
  .pipe(z.date(BOUND));

/** The last moment of a period: 23:59:59.999 in clinic time of the day that is given or that a moment falls on (reading 46). */
const periodEnd = z
  .string(BOUND)
  .transform((text) => (isDay(text) ? text : (parseClinicTime(text) ?? '')))
  .transform((at) => (at === '' ? undefined : endOfDay(typeof at === 'string' ? at : clinicDay(at))))
  .pipe(z.date(BOUND));

/** A period; a bound left out is open. */
export const periodInput = z.object({ startDate: periodStart.nullish(), endDate: periodEnd.nullish() });
export type Period = z.output<typeof periodInput>;

const PAGE = says('WHOLE_NUMBER_FROM', { input: 'PAGE', least: 1 });
const LIMIT = says('WHOLE_NUMBER_BETWEEN', { input: 'LIMIT', least: 1, most: 100 });

/** A page of a period's payments. */
export const paymentPageInput = periodInput.extend({
  page: z.int(PAGE).min(1, PAGE).max(1_000_000, PAGE).default(1),
  limit: z.int(LIMIT).min(1, LIMIT).max(100, LIMIT).default(10),
});

const NO_PATIENT = says('PATIENT_NOT_CHOSEN');
const AMOUNT = says('AMOUNT', { rupees: 1_000_000 });

const NEW = says('EITHER', { input: 'NEW_PAYMENT_STATUS', choices: 'Paid, Pending, Failed' });

/** A payment to record. */
export const recordPaymentInput = z.object({
  patientId: z.string(NO_PATIENT).min(1, NO_PATIENT).max(60, NO_PATIENT),
  amount: z.int(AMOUNT).min(1, AMOUNT).max(100_000_000, AMOUNT),
  method: z.enum(PAYMENT_METHODS, says('EITHER', { input: 'PAYMENT_METHOD', choices: PAYMENT_METHODS.join(', ') })),
  status: z
    .enum(PAYMENT_STATUSES, NEW)
    .refine((status) => status !== 'Refunded', NEW)
    .nullish()
    .transform((status) => status ?? ('Paid' as const)),
  idempotencyKey,
});

import { z } from 'zod';
import { clinicDay, endOfDay, isDay, parseClinicTime, startOfDay } from '../clinic-time.js';
import { idempotencyKey } from '../idempotency/idempotency-key.js';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './payment.entity.js';

const BOUND = 'A date must look like 2026-11-21 or 2026-11-21T10:30:00Z';

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

const PAGE = 'The page must be a whole number from 1';
const LIMIT = 'The limit must be a whole number from 1 to 100';

/** A page of a period's payments. */
export const paymentPageInput = periodInput.extend({
  page: z.int(PAGE).min(1, PAGE).max(1_000_000, PAGE).default(1),
  limit: z.int(LIMIT).min(1, LIMIT).max(100, LIMIT).default(10),
});

const AMOUNT = 'The amount must be more than ₹0 and at most ₹10,00,000';

const NEW = 'The status of a new payment must be Paid, Pending or Failed';

/** A payment to record. */
export const recordPaymentInput = z.object({
  patientId: z.string('Please choose a patient').min(1, 'Please choose a patient').max(60, 'Please choose a patient'),
  amount: z.int(AMOUNT).min(1, AMOUNT).max(100_000_000, AMOUNT),
  method: z.enum(PAYMENT_METHODS, 'The method must be UPI, Card, Cash or Net Banking'),
  status: z
    .enum(PAYMENT_STATUSES, NEW)
    .refine((status) => status !== 'Refunded', NEW)
    .nullish()
    .transform((status) => status ?? ('Paid' as const)),
  idempotencyKey,
});

import { z } from 'zod';
import { clinicDay, endOfDay, isDay, parseClinicTime, startOfDay } from '../../platform/time/clinic-time.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { line } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './payment.entity.js';

const BOUND = validationMessage('LOOKS_LIKE_EITHER', {
  input: 'A_DATE',
  example: '2026-11-21',
  other: '2026-11-21T10:30:00Z',
});

const TAKINGS_DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });

/** Start of a period: a time, or the first millisecond of a day. */
const periodStart = z
  .string(BOUND)
  .transform((text) => (isDay(text) ? startOfDay(text) : parseClinicTime(text)))
  .pipe(z.date(BOUND));

/** End of a period: 23:59:59.999 of the day, in the clinic's time zone; a time counts as its day. */
const periodEnd = z
  .string(BOUND)
  .transform((text) => (isDay(text) ? text : (parseClinicTime(text) ?? '')))
  .transform((at) => (at === '' ? undefined : endOfDay(typeof at === 'string' ? at : clinicDay(at))))
  .pipe(z.date(BOUND));

/** Input of a period; an absent bound is open. */
export const periodInput = z.object({ startDate: periodStart.nullish(), endDate: periodEnd.nullish() });
export type Period = z.output<typeof periodInput>;

const PAGE = validationMessage('WHOLE_NUMBER_FROM', { input: 'PAGE', least: 1 });

/** Input of a numbered page of a period's payments. */
export const paymentPageInput = periodInput.extend({
  page: z.int(PAGE).min(1, PAGE).max(1_000_000, PAGE).default(1),
  limit: wholeNumber('LIMIT', 1, 100).default(10),
});

const NO_PATIENT = validationMessage('PATIENT_NOT_CHOSEN');
const AMOUNT = validationMessage('AMOUNT', { rupees: 1_000_000 });

const NEW = validationMessage('EITHER', { input: 'NEW_PAYMENT_STATUS', choices: 'Paid, Pending, Failed' });
const RECEIVED = validationMessage('LOOKS_LIKE', { input: 'RECEIVED_ON', example: '2026-11-21' });
const method = z.enum(
  PAYMENT_METHODS,
  validationMessage('EITHER', { input: 'PAYMENT_METHOD', choices: PAYMENT_METHODS.join(', ') }),
);

/** Converts null to undefined, so that absent and null fields yield the same body hash of an idempotency key. */
const leftOut = <T>(value: T | null | undefined) => value ?? undefined;
const optionalText = (input: 'PAYMENT_REFERENCE' | 'PAYMENT_NOTE', longest: number) =>
  line
    .optional(input, longest)
    .nullish()
    .transform((text) => text || undefined);
const receivedOn = z.string(RECEIVED).refine(isDay, RECEIVED).nullish().transform(leftOut);
const reference = optionalText('PAYMENT_REFERENCE', 60);

/** Most charges that one request allocates a payment to. */
const MOST_PARTS = 100;
const ID = validationMessage('REQUIRED', { input: 'ID' });
const PARTS = validationMessage('ALLOCATED_PARTS', { most: MOST_PARTS });

/** Parts of a payment for single charges, each named once. */
const parts = z
  .array(
    z.object(
      { chargeId: z.string(ID).pipe(rowId), amount: z.int(AMOUNT).min(1, AMOUNT).max(100_000_000, AMOUNT) },
      PARTS,
    ),
    PARTS,
  )
  .max(MOST_PARTS, PARTS)
  .refine(
    (list) => new Set(list.map(({ chargeId }) => chargeId)).size === list.length,
    validationMessage('ALLOCATED_TWICE'),
  );

/** Input of a new payment. */
const newPaymentInput = z.object({
  patientId: z.string(NO_PATIENT).min(1, NO_PATIENT).max(60, NO_PATIENT),
  amount: z.int(AMOUNT).min(1, AMOUNT).max(100_000_000, AMOUNT),
  method,
  status: z
    .enum(PAYMENT_STATUSES, NEW)
    .refine((status) => status !== 'Refunded', NEW)
    .nullish()
    .transform((status) => status ?? ('Paid' as const)),
  receivedOn,
  reference,
  note: optionalText('PAYMENT_NOTE', 200),
  appointmentId: z
    .string(validationMessage('PAYMENT_SESSION_UNKNOWN'))
    .nullish()
    .transform((id) => id || undefined),
  packageId: z
    .string(validationMessage('PAYMENT_PACKAGE_UNKNOWN'))
    .nullish()
    .transform((id) => id || undefined),
  allocate: parts.nullish().transform((list) => (list?.length ? list : undefined)),
  isDeposit: z
    .boolean(validationMessage('YES_OR_NO', { input: 'IS_DEPOSIT' }))
    .nullish()
    .transform((held) => held || undefined),
  idempotencyKey,
});

/** Input of a new payment: it pays charges of its own choice only if it was received and is no deposit. */
export const recordPaymentInput = newPaymentInput
  .refine(({ allocate, status }) => !allocate || status === 'Paid', {
    path: ['allocate'],
    error: () => validationMessage('ALLOCATED_NOT_PAID'),
  })
  .refine(({ allocate, packageId, isDeposit }) => !allocate || !(packageId ?? isDeposit), {
    path: ['allocate'],
    error: () => validationMessage('ALLOCATED_ALONE'),
  });

/** Input of an allocation of a recorded payment. */
export const allocateInput = rowReference.extend({ allocate: parts });

/** Input of `settle`: day of receipt, method and reference. */
export const settleInput = rowReference.extend({ receivedOn, method: method.nullish().transform(leftOut), reference });

const REFUNDED = validationMessage('LOOKS_LIKE', { input: 'REFUNDED_ON', example: '2026-11-21' });

/** Input of a refund. */
export const refundInput = z.object({
  paymentId: z.string(validationMessage('REQUIRED', { input: 'ID' })),
  amount: z.int(AMOUNT).min(1, AMOUNT).max(100_000_000, AMOUNT).nullish().transform(leftOut),
  method: method.nullish().transform(leftOut),
  reason: line.between('REFUND_REASON', 3, 200),
  refundedOn: z.string(REFUNDED).refine(isDay, REFUNDED).nullish().transform(leftOut),
  idempotencyKey,
});

const MONEY_DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });
const moneyDay = z.string(MONEY_DAY).refine(isDay, MONEY_DAY);

/** Input: first and last accounting day, both inclusive. */
export const moneyRange = z.object({ from: moneyDay, until: moneyDay });

/** Input of `fail`: the reason. */
export const failInput = rowReference.extend({
  reason: line.between('FAILED_REASON', 3, 200),
});

/** Input of one's own takings: a clinic day. */
export const takingsInput = z.object({ day: z.string(TAKINGS_DAY).refine(isDay, TAKINGS_DAY) });

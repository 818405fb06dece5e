import { addDays, clinicDay } from '../../platform/clinic-time.js';
import { badInput } from '../../platform/errors.js';
import { reasonFor } from '../../platform/reasons/reason.js';
import type { PaymentStatus } from './payment.entity.js';

/** How far back the day of a payment may lie. */
const MOST_DAYS = 365;

/** A day of the books: today unless another one is given, which is up to a year back. @throws AppError BAD_INPUT */
export function dayOfBooks(field: 'receivedOn' | 'refundedOn' | 'day', day: string | undefined, now: Date): string {
  const today = clinicDay(now);
  if (day !== undefined && (day > today || day < addDays(today, -MOST_DAYS)))
    throw badInput({ [field]: reasonFor('RECEIVED_WHEN', { days: MOST_DAYS }) });
  return day ?? today;
}

/** The day on which a payment came, of one that did. @throws AppError BAD_INPUT for one that did not, and for a day that cannot be */
export function receivedOn(
  { status, receivedOn: day }: { status: PaymentStatus; receivedOn: string | undefined },
  now: Date,
): string | null {
  if (status === 'Paid') return dayOfBooks('receivedOn', day, now);
  if (day !== undefined) throw badInput({ receivedOn: reasonFor('RECEIVED_ONLY_PAID') });
  return null;
}

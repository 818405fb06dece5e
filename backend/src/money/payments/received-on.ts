import type { Actor } from '../../platform/access/actor.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { PaymentStatus } from './payment.entity.js';

/** Days that an accounting day may lie in the past. */
const MOST_DAYS = 365;

/** Returns the accounting day: `day`, up to a year back, or today by default. @throws AppError BAD_INPUT */
export function dayOfBooks(field: 'receivedOn' | 'refundedOn' | 'day', day: string | undefined, now: Date): string {
  const today = clinicDay(now);
  if (day !== undefined && (day > today || day < addDays(today, -MOST_DAYS)))
    throw badInput({ [field]: reasonFor('RECEIVED_WHEN', { days: MOST_DAYS }) });
  return day ?? today;
}

/**
 * Returns the day of receipt; only a received payment has one.
 * @throws AppError BAD_INPUT for a day of a payment that was not received, or an invalid day
 */
export function receivedOn(
  { status, receivedOn: day }: { status: PaymentStatus; receivedOn: string | undefined },
  now: Date,
): string | null {
  if (status === 'Paid') return dayOfBooks('receivedOn', day, now);
  if (day !== undefined) throw badInput({ receivedOn: reasonFor('RECEIVED_ONLY_PAID') });
  return null;
}

/** Returns who took a payment that is now paid, for the sums of their own takings; nobody for an API key, and for a payment that is not. */
export function takenBy(
  actor: Actor,
  status: PaymentStatus,
  now: Date,
): { takenBy: string | null; takenAt: Date | null } {
  const isTaken = status === 'Paid' && actor.kind === 'account';
  return isTaken ? { takenBy: actor.userId, takenAt: now } : { takenBy: null, takenAt: null };
}

import { PAYMENT_METHODS, type PaymentMethod } from '../payments/payment.entity.js';
import type { DayBookLineRow } from './day-book.queries.js';

/** Money of one method on a day, in paise. */
export interface MethodTotal {
  method: PaymentMethod;
  received: number;
  refunded: number;
}

/** Adds up the lines of a day by method; leaves out methods without money. */
export function totalsByMethod(lines: readonly DayBookLineRow[]): MethodTotal[] {
  return PAYMENT_METHODS.flatMap((method) => {
    const amounts = lines.flatMap((line) => (line.method === method ? [line.amountPaise] : []));
    if (amounts.length === 0) return [];
    const sumOf = (sign: 1 | -1) => amounts.reduce((sum, amount) => sum + Math.max(0, sign * amount), 0);
    return [{ method, received: sumOf(1), refunded: sumOf(-1) }];
  });
}

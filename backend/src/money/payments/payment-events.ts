import type { Payment } from './payment.entity.js';

/** A payment has become paid, and is flushed. */
export class PaymentReceived {
  constructor(
    readonly payment: Payment,
    readonly now: Date,
  ) {}
}

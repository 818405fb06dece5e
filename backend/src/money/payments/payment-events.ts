import type { Payment } from './payment.entity.js';

/** A payment became paid, and was flushed. */
export class PaymentReceived {
  constructor(
    readonly payment: Payment,
    readonly now: Date,
  ) {}
}

import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { endLinkOf } from './end-link.js';
import { bookIncome } from './issue-receipt.js';
import { lockBooks } from './ledger.js';
import type { Payment } from './payment.entity.js';
import { failInput, settleInput } from './payment.input.js';
import { lockPayment, requireVisiblePayment } from './payment-lookup.js';
import type { PaymentRow } from './payment.queries.js';
import { dayOfBooks, takenBy } from './received-on.js';

/** Settles or fails pending payments. */
export class PaymentChangeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Changes a pending payment to paid. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async settle(actor: Actor, input: z.input<typeof settleInput>): Promise<PaymentRow> {
    return this.useCases.write(actor, 'payment.settle', settleInput, input, async (asked, change) => {
      const { tx } = change;
      const now = this.clock.now();
      const payment = await lockPayment(change, asked);
      requirePending(payment);
      if (payment.patient) await lockBooks(tx, payment.patient.id, now);
      tx.assign(payment, {
        status: 'Paid',
        receivedOn: dayOfBooks('receivedOn', asked.receivedOn, now),
        method: asked.method ?? payment.method,
        reference: asked.reference ?? payment.reference,
        ...takenBy(change.actor, 'Paid', now),
      });
      await tx.flush();
      await bookIncome(tx, payment, now);
      return { subject: payment, answer: () => requireVisiblePayment(tx, change.actor, payment.id) };
    });
  }

  /**
   * Changes a pending payment to failed, with a reason.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE
   */
  async fail(actor: Actor, input: z.input<typeof failInput>): Promise<PaymentRow> {
    return this.useCases.write(actor, 'payment.fail', failInput, input, async (asked, change) => {
      const payment = await lockPayment(change, asked);
      requirePending(payment);
      change.tx.assign(payment, { status: 'Failed', failedReason: asked.reason });
      await endLinkOf(change.tx, payment.id, this.clock.now());
      return { subject: payment, answer: () => requireVisiblePayment(change.tx, change.actor, payment.id) };
    });
  }
}

/** Checks that a payment is pending. @throws AppError WRONG_STATE */
function requirePending({ status }: Payment): void {
  if (status !== 'Pending') throw new AppError('WRONG_STATE', reasonFor('PAYMENT_NOT_PENDING', { status }));
}

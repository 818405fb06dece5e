import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nextNumber } from './book-number.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { lockBooks } from './ledger.js';
import { Payment, type PaymentMethod } from './payment.entity.js';
import { refundInput } from './payment.input.js';
import { inRupees } from './in-rupees.js';
import { revive } from './kept-payment.js';
import { lockPayment, requireVisiblePayment } from './payment-lookup.js';
import type { PaymentRow } from './payment.queries.js';
import { dayOfBooks } from './received-on.js';
import { Refund } from './refund.entity.js';

type Asked = Pick<z.output<typeof refundInput>, 'paymentId' | 'amount' | 'method' | 'reason' | 'refundedOn'>;

/** Methods by which money of the payment gateway is paid back without the gateway. */
const OUTSIDE_GATEWAY = new Set<PaymentMethod | undefined>(['Cash', 'Net Banking']);

/** Refunds payments. Each refund is a row with its own accounting day. */
export class RefundService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Refunds part or all of the remaining amount of a paid payment. Idempotent by key.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, IDEMPOTENCY_KEY_REUSED
   */
  async refund(actor: Actor, input: z.input<typeof refundInput>): Promise<PaymentRow> {
    return this.useCases.write(actor, 'payment.refund', refundInput, input, async (asked, change) => {
      const { idempotencyKey: key, ...body } = asked;
      const make = async () => {
        const { id } = await this.book(change, body);
        return requireVisiblePayment(change.tx, change.actor, id);
      };
      // Keys share a namespace with `recordPayment`; the body tells the operations apart.
      const row = await withIdempotency(change.tx, { actorId: change.actor.userId, key, body }, make, revive);
      return { subject: change.tx.getReference(Payment, row.id), answer: () => row };
    });
  }

  /** Refunds all of the remaining amount of a paid payment. @throws AppError NOT_FOUND, WRONG_STATE */
  async refundAll(actor: Actor, id: string): Promise<PaymentRow> {
    return this.useCases.write(actor, 'payment.refund', rowId, id, async (asked, change) => {
      const left = { amount: undefined, method: undefined, refundedOn: undefined };
      const payment = await this.book(change, { paymentId: asked, reason: 'Refund', ...left });
      return { subject: payment, answer: () => requireVisiblePayment(change.tx, change.actor, payment.id) };
    });
  }

  private async book(change: WriteContext<Actor>, asked: Asked): Promise<Payment> {
    const { tx } = change;
    const now = this.clock.now();
    const payment = await lockPayment(change, { id: asked.paymentId });
    if (payment.status !== 'Paid')
      throw new AppError('WRONG_STATE', reasonFor('PAYMENT_NOT_PAID', { status: payment.status }));
    // What the gateway pays back, it reports itself.
    if (payment.gatewayPaymentId && !OUTSIDE_GATEWAY.has(asked.method))
      throw new AppError('WRONG_STATE', reasonFor('REFUND_OF_GATEWAY'));
    const left = payment.amountPaise - payment.refundedPaise;
    const amountPaise = asked.amount ?? left;
    if (amountPaise > left) throw badInput({ amount: reasonFor('REFUND_TOO_MUCH', { rupees: inRupees(left) }) });
    const refundedOn = dayOfBooks('refundedOn', asked.refundedOn, now);
    if (refundedOn < (payment.receivedOn ?? '')) throw badInput({ refundedOn: reasonFor('REFUND_BEFORE_PAYMENT') });
    if (payment.patient) await lockBooks(tx, payment.patient.id, now);
    payment.refundedPaise += amountPaise;
    if (amountPaise === left) payment.status = 'Refunded';
    const { method = payment.method, reason } = asked;
    const number = await nextNumber(tx, 'refund', clinicDay(now));
    const enteredBy = change.actor.kind === 'account' ? change.actor.userId : null;
    tx.create(Refund, { payment, amountPaise, method, reason, refundedOn, number, enteredBy, createdAt: now });
    await tx.flush();
    return payment;
  }
}

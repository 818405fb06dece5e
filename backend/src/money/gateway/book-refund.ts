import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, Operator } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { nextNumber } from '../payments/book-number.js';
import { lockBooks } from '../payments/ledger.js';
import { Payment } from '../payments/payment.entity.js';
import { Refund } from '../payments/refund.entity.js';
import { GatewayEvent } from './gateway-event.entity.js';
import { dayOfGateway } from './gateway-event.queries.js';

const REASON = 'Paid back by the payment gateway';

/** Books money that the gateway paid back. A refund of a payment that is not booked, or of more than is left of it, waits. */
export async function bookReturned(
  change: WriteContext<Actor | Operator>,
  event: GatewayEvent,
  now: Date,
): Promise<Payment | undefined> {
  const { tx } = change;
  const { gatewayPaymentId, gatewayRefundId } = event;
  const payment = await change.lock(Payment, { gatewayPaymentId });
  const before = await tx.findOne(Refund, { gatewayRefundId });
  if (before) return void tx.assign(event, { status: 'IGNORED', payment });
  if (payment?.patient) await lockBooks(tx, payment.patient.id, now);
  if (payment && (await bookOn(tx, payment, event, now))) return payment;
  const other = { gatewayRefundId, status: 'UNMATCHED', id: { $ne: event.id } } as const;
  if ((await tx.count(GatewayEvent, other)) > 0) event.status = 'IGNORED';
  return undefined;
}

/** Books the refunds that were reported before their payment. Its books are locked. */
export async function bookWaitingRefunds(tx: EntityManager, payment: Payment, now: Date): Promise<void> {
  const { gatewayPaymentId = null } = payment;
  const isRefund = { gatewayRefundId: { $ne: null } };
  const waiting = await tx.find(
    GatewayEvent,
    { gatewayPaymentId, status: 'UNMATCHED', ...isRefund },
    { orderBy: { at: 'asc', id: 'asc' } },
  );
  for (const event of waiting) await bookOn(tx, payment, event, now);
}

async function bookOn(tx: EntityManager, payment: Payment, event: GatewayEvent, now: Date): Promise<boolean> {
  const { amountPaise, gatewayRefundId } = event;
  const left = payment.amountPaise - payment.refundedPaise;
  if (!amountPaise || amountPaise > left) return false;
  const today = clinicDay(now);
  const day = await dayOfGateway(tx, today);
  payment.refundedPaise += amountPaise;
  if (amountPaise === left) payment.status = 'Refunded';
  tx.create(Refund, {
    payment,
    amountPaise,
    gatewayRefundId,
    method: payment.method,
    reason: REASON,
    // Money of a closed day may be booked on a day ahead.
    refundedOn: day < (payment.receivedOn ?? '') ? (payment.receivedOn ?? day) : day,
    number: await nextNumber(tx, 'refund', today),
    enteredBy: null,
    createdAt: now,
  });
  tx.assign(event, { status: 'APPLIED', payment });
  await tx.flush();
  return true;
}

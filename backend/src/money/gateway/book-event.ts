import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, Operator } from '../../platform/access/actor.js';
import { Patient } from '../../patients/index.js';
import { takeAdvisoryLock } from '../../platform/db/locked.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { bookIncome } from '../payments/issue-receipt.js';
import { lockBooks } from '../payments/ledger.js';
import { Payment } from '../payments/payment.entity.js';
import { bookReturned, bookWaitingRefunds } from './book-refund.js';
import { GatewayEvent } from './gateway-event.entity.js';
import { dayOfGateway, endWaiting, findAskedPayment } from './gateway-event.queries.js';
import type { TakenMoney, ToldEvent } from './payment-gateway.js';

/** Context of the transaction in which an event is booked. */
type Change = WriteContext<Actor | Operator>;

/** Result of an event: its row, and the payment that it changed. */
export interface BookedEvent {
  event: GatewayEvent;
  payment: Payment | null;
}

const NOTE = 'Paid online by a link that was settled, failed or canceled before.';

/** Orders the transactions that book money of one payment of the gateway. Take it before any row. */
export async function lockGatewayPayment(tx: EntityManager, gatewayPaymentId: string): Promise<void> {
  await takeAdvisoryLock(tx, `gateway payment ${gatewayPaymentId}`);
}

/**
 * Keeps an event, and books its money once: payments and refunds are told apart by the gateway's ids, whatever the id of the event. Money that
 * nothing here asked for waits; a repetition of its event tries again.
 */
export async function bookEvent(change: Change, told: ToldEvent, now: Date): Promise<BookedEvent> {
  const { tx } = change;
  const { fact } = told;
  await takeAdvisoryLock(tx, `gateway event ${told.eventId}`);
  if (fact.kind !== 'OTHER') await lockGatewayPayment(tx, fact.paymentId);
  const event = await findOrCreate(tx, told, now);
  if (event.status !== 'UNMATCHED') return { event, payment: null };
  const booked =
    fact.kind === 'PAID'
      ? await bookTaken(change, event, fact, now)
      : fact.kind === 'REFUNDED' && (await bookReturned(change, event, now));
  return { event, payment: booked || null };
}

/** Returns the event's row. A new one of money is UNMATCHED until it is booked. */
async function findOrCreate(tx: EntityManager, told: ToldEvent, at: Date): Promise<GatewayEvent> {
  const { eventId, contentId, event, fact } = told;
  const known = await tx.find(GatewayEvent, { eventId: { $in: [eventId, contentId] } });
  const facts = fact.kind === 'OTHER' ? null : fact;
  const gatewayPaymentId = facts?.paymentId ?? null;
  const gatewayRefundId = facts?.kind === 'REFUNDED' ? facts.refundId : null;
  const isSame = (row: GatewayEvent) =>
    row.event === event && row.gatewayPaymentId === gatewayPaymentId && row.gatewayRefundId === gatewayRefundId;
  const before = known.find(isSame);
  if (before) return before;
  const made = tx.create(GatewayEvent, {
    // The id of an event is not signed: one that tells of other money has the hash of its bytes instead.
    eventId: known.length > 0 ? contentId : eventId,
    event,
    at,
    gatewayPaymentId,
    gatewayRefundId,
    amountPaise: facts?.amountPaise ?? null,
    method: facts?.kind === 'PAID' ? facts.method : null,
    reference: facts?.kind === 'PAID' ? facts.bankReference : null,
    status: facts ? 'UNMATCHED' : 'IGNORED',
    payment: null,
  });
  await tx.flush();
  return made;
}

/** Books money for the link that asked for it: settles its payment, or adds a further one if that is not pending any more. */
async function bookTaken(
  change: Change,
  event: GatewayEvent,
  fact: TakenMoney,
  now: Date,
): Promise<Payment | undefined> {
  const { tx } = change;
  const { paymentId: gatewayPaymentId } = fact;
  const before = await tx.findOne(Payment, { gatewayPaymentId });
  if (before) return void tx.assign(event, { status: 'IGNORED', payment: before });
  const askedId = await findAskedPayment(tx, fact);
  // The payment is locked before the books, as by those who settle and cancel it.
  const asked = askedId ? await change.lock(Payment, { id: askedId }) : null;
  if (!asked) {
    const other = { gatewayPaymentId, gatewayRefundId: null, status: 'UNMATCHED', id: { $ne: event.id } } as const;
    if ((await tx.count(GatewayEvent, other)) > 0) event.status = 'IGNORED';
    return undefined;
  }
  const isPending = asked.status === 'Pending';
  const patient = asked.patient ?? null;
  if (patient) await lockBooks(tx, patient.id, now);
  const taken = await takenFields(tx, event, now);
  const payment = isPending
    ? tx.assign(asked, { ...taken, reference: taken.reference ?? asked.reference ?? null })
    : tx.create(Payment, { ...taken, patient, note: NOTE, createdAt: now });
  await finish(change, { event, payment, status: isPending ? 'APPLIED' : 'SECOND' }, now);
  return payment;
}

/** Books the money of an event that nothing asked for, as a payment of a patient whose books are locked. */
export async function bookForPatient(
  change: Change,
  event: GatewayEvent,
  patient: Patient,
  now: Date,
): Promise<Payment> {
  const { tx } = change;
  const payment = tx.create(Payment, { ...(await takenFields(tx, event, now)), patient, createdAt: now });
  await finish(change, { event, payment, status: 'APPLIED' }, now);
  return payment;
}

/** Returns the fields of a payment by the gateway. The books are locked, if it has a record. */
async function takenFields(tx: EntityManager, event: GatewayEvent, now: Date) {
  const { amountPaise, gatewayPaymentId, method, reference } = event;
  if (!amountPaise || !gatewayPaymentId || !method) throw new Error('The event tells of no money.');
  return {
    amountPaise,
    method,
    reference: reference ?? null,
    gatewayPaymentId,
    status: 'Paid',
    receivedOn: await dayOfGateway(tx, clinicDay(now)),
    takenAt: now,
  } as const;
}

/** Issues receipt and message, and books what waited for the payment. */
async function finish(
  { tx }: Change,
  { event, payment, status }: { event: GatewayEvent; payment: Payment; status: 'APPLIED' | 'SECOND' },
  now: Date,
): Promise<void> {
  tx.assign(event, { status, payment });
  await tx.flush();
  const gatewayPaymentId = event.gatewayPaymentId ?? '';
  await endWaiting(tx, { gatewayPaymentId, except: event.id, paymentId: payment.id });
  await bookIncome(tx, payment, now);
  await bookWaitingRefunds(tx, payment, now);
}

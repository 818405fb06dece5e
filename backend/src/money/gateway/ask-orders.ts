import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { Operator } from '../../platform/access/actor.js';
import type { Logger } from '../../platform/logger.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { Payment } from '../payments/payment.entity.js';
import { bookEvent } from './book-event.js';
import { claimOrder, endOrder, type OrderToAsk } from './gateway-event.queries.js';
import { auditedOf } from './gateway.service.js';
import { GatewayAway, type AskedOrder, type PaymentGateway, type TakenMoney } from './payment-gateway.js';

/** Most orders that one run asks for; the next one follows in minutes. */
const BATCH = 50;

interface Parts {
  useCases: UseCases;
  clock: Clock;
  logger: Logger;
  gateway: PaymentGateway | undefined;
}

/**
 * Asks the gateway what became of orders whose webhook did not come: each order older than 15 minutes once an hour. What was paid is booked
 * like what a webhook tells. The order of a link that was canceled is canceled first, at once. A gateway that does not answer ends the run; an order that fails for itself alone is asked for again later.
 */
export async function askOrders(em: EntityManager, parts: Parts): Promise<void> {
  const { clock, gateway, logger } = parts;
  if (!gateway) return;
  for (let asked = 0; asked < BATCH; asked++) {
    const order = await claimOrder(em.fork(), clock.now());
    if (!order) return;
    const { linkId } = order;
    try {
      if (order.isCanceled) await cancelOrder(order, { gateway, logger });
      // Read after the cancellation: money that came before it is booked, and the order ends once the gateway says so.
      await bookOrder(em, parts, { linkId, ...(await gateway.readOrder(order.orderId)) });
    } catch (error) {
      logger.warn({ link: linkId, error }, 'what became of an order of the payment gateway could not be booked');
      if (error instanceof GatewayAway) return;
    }
  }
}

/** Cancels the order of a canceled link. What the gateway refuses for this order alone is asked again within the hour. */
async function cancelOrder(
  { linkId, orderId }: OrderToAsk,
  { gateway, logger }: { gateway: PaymentGateway; logger: Logger },
): Promise<void> {
  try {
    await gateway.cancelOrder(orderId);
  } catch (error) {
    if (error instanceof GatewayAway) throw error;
    logger.warn({ link: linkId, error }, 'an order of the payment gateway could not be canceled');
  }
}

async function bookOrder(
  em: EntityManager,
  parts: Parts,
  { linkId, isOver, payments }: AskedOrder & { linkId: string },
) {
  for (const taken of payments)
    // Our own link is named, whatever reference the answer has.
    if ((await em.fork().count(Payment, { gatewayPaymentId: taken.paymentId })) === 0)
      await bookMissing(parts, { ...taken, reference: linkId });
  if (isOver) await endOrder(em.fork(), linkId, parts.clock.now());
}

async function bookMissing({ useCases, clock }: Parts, taken: TakenMoney): Promise<void> {
  const job: Operator = { kind: 'console', role: 'console', requestId: uuidv7() };
  const eventId = `asked ${taken.paymentId}`.slice(0, 100);
  await useCases.operate(job, async (change) => {
    const told = { eventId, contentId: eventId, event: 'payment_link.paid', fact: taken };
    const booked = await bookEvent(change, told, clock.now());
    return { verb: 'gatewayEvent.report', ...auditedOf(booked), answer: () => undefined };
  });
}

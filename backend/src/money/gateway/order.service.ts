import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Logger } from '../../platform/logger.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { PaymentLink } from '../payment-links/payment-link.entity.js';
import { linkRow } from '../payment-links/payment-link.input.js';
import { LEAST_ONLINE, type PayService } from '../payment-links/pay.service.js';
import type { PayTokens } from '../payment-links/pay-tokens.js';
import type { GatewayOrder, PaymentGateway } from './payment-gateway.js';

/** Seconds after which a browser may ask again for an order. */
const AGAIN_SECONDS = 30;

/** Begins payments of links at the payment gateway, for whoever has their token. */
export class OrderService {
  /** Orders that are being created, by link: who asks meanwhile gets the same one. */
  private readonly underWay = new Map<string, Promise<string>>();

  constructor(
    private readonly useCases: UseCases,
    private readonly parts: {
      clock: Clock;
      logger: Logger;
      tokens: PayTokens;
      pay: PayService;
      gateway: PaymentGateway | undefined;
    },
  ) {}

  /** Returns the address at which a link is paid online; its order is created once. @throws AppError NOT_FOUND, WRONG_STATE, UNAVAILABLE */
  async begin(actor: Actor, token: string): Promise<string> {
    const { gateway, pay } = this.parts;
    const link = await pay.find(actor, { token });
    if (!gateway) throw new AppError('WRONG_STATE', reasonFor('NO_ONLINE_PAYMENT'));
    if (link.status === 'PAID') throw new AppError('WRONG_STATE', reasonFor('LINK_PAID'));
    if (link.amountPaise < LEAST_ONLINE) throw new AppError('WRONG_STATE', reasonFor('NO_ONLINE_PAYMENT'));
    if (link.orderUrl) return link.orderUrl;
    const before = this.underWay.get(link.id);
    if (before) return before;
    const order = this.create(actor, token, gateway).finally(() => this.underWay.delete(link.id));
    this.underWay.set(link.id, order);
    return order;
  }

  private async create(actor: Actor, token: string, gateway: PaymentGateway): Promise<string> {
    const { clock, logger, pay, tokens } = this.parts;
    // Read again: an order may have been noted, and its creation have ended, since the link was read.
    const link = await pay.find(actor, { token });
    if (link.orderUrl) return link.orderUrl;
    const { id, amountPaise, clinic: description, expiresAt: until } = link;
    const returnTo = tokens.urlOfToken(token);
    const asked = { reference: id, amountPaise, description, until, returnTo, now: clock.now() };
    // No transaction is open meanwhile: a gateway that hangs holds no connection and no lock.
    const order = await gateway.createOrder(asked).catch((error: unknown) => {
      logger.warn({ link: id, problem: error instanceof Error ? error.message : 'unknown' }, 'no order was created');
      throw new AppError('UNAVAILABLE', reasonFor('GATEWAY_SILENT'), { retryAfterSeconds: AGAIN_SECONDS });
    });
    return this.note(actor, id, order);
  }

  /** Notes an order, unless another process noted one meanwhile; returns the address of the one that is noted. */
  private async note(actor: Actor, linkId: string, order: GatewayOrder): Promise<string> {
    return this.useCases.write(actor, 'paymentLink.order', linkRow, { id: linkId }, async ({ id }, { lock }) => {
      const link = await lock(PaymentLink, { id });
      if (!link) throw new AppError('NOT_FOUND', reasonFor('PAYMENT_LINK_NOT_FOUND'));
      if (!link.orderUrl) {
        link.orderId = order.id;
        link.orderUrl = order.url;
        link.orderedAt = this.parts.clock.now();
      }
      return { subject: link, answer: () => link.orderUrl ?? order.url };
    });
  }
}

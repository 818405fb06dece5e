import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMethod } from '../payments/payment.entity.js';

export const GATEWAY_METHODS = ['UPI', 'Card', 'Net Banking'] as const satisfies readonly PaymentMethod[];
/** A method by which a gateway takes money. */
export type GatewayMethod = (typeof GATEWAY_METHODS)[number];

/** An order to create: a page of the gateway on which an amount can be paid. */
export interface NewOrder {
  /** Our id of what is paid, which comes back with the money. */
  reference: string;
  /** In paise. */
  amountPaise: number;
  /** What the page says; it names the clinic, and nobody. */
  description: string;
  until: Date;
  /** Address to which the browser returns. */
  returnTo: string;
  now: Date;
}

/** An order that the gateway created. */
export interface GatewayOrder {
  /** The gateway's id. */
  id: string;
  /** Address of its page. */
  url: string;
}

/** Money that the gateway took. */
export interface TakenMoney {
  kind: 'PAID';
  /** The gateway's id of the payment. */
  paymentId: string;
  amountPaise: number;
  method: GatewayMethod;
  /** Reference number of the bank. */
  bankReference: string | null;
  /** Reference of the order, as it was given. */
  reference: string | null;
  orderId: string | null;
}

/** Money that the gateway paid back. */
interface ReturnedMoney {
  kind: 'REFUNDED';
  /** The gateway's id of the refund. */
  refundId: string;
  paymentId: string;
  amountPaise: number;
}

/** What an event says of money. */
export type GatewayFact = TakenMoney | ReturnedMoney | { kind: 'OTHER' };

/** An event as the gateway told it. */
export interface ToldEvent {
  /** The gateway's id of it; it is not signed. */
  eventId: string;
  /** Hash of its bytes. */
  contentId: string;
  /** Its name, such as payment_link.paid. */
  event: string;
  fact: GatewayFact;
}

/** An order as the gateway knows it. */
export interface AskedOrder {
  /** Whether nothing more can be paid by it. */
  isOver: boolean;
  payments: TakenMoney[];
}

/** The gateway did not answer, or answers nothing for now: asking for another order is of no use. */
export class GatewayAway extends Error {}

/** A payment gateway. */
export interface PaymentGateway {
  /** Creates an order; asked again with the same reference, it returns an order of it. @throws Error without an answer */
  createOrder(order: NewOrder): Promise<GatewayOrder>;
  /** Verifies the signature of the bytes and reads the event; undefined without a valid signature. */
  readEvent(headers: IncomingHttpHeaders, bytes: Buffer): ToldEvent | undefined;
  /** Asks what became of an order. @throws GatewayAway; Error on any other answer that cannot be read */
  readOrder(id: string): Promise<AskedOrder>;
  /** Cancels an order, so that nothing more is paid by it; one that is over stays as it is. @throws GatewayAway; Error on any other answer */
  cancelOrder(id: string): Promise<void>;
}

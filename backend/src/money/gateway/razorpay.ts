import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ProviderHttp, type Reply } from '../../identity/index.js';
import type { RazorpayConfig } from '../../platform/gateway-config.js';
import type { Logger } from '../../platform/logger.js';
import { sameHmac } from '../../platform/signatures/signature.js';
import {
  GatewayAway,
  type AskedOrder,
  type GatewayOrder,
  type NewOrder,
  type PaymentGateway,
  type ToldEvent,
} from './payment-gateway.js';
import { anyEvent, askedLink, createdLink, factOf, listedLinks, methodOf } from './razorpay-answers.js';

/** Razorpay refuses links that expire sooner, in milliseconds; a minute is left for the way. */
const SHORTEST = 16 * 60_000;

/** Statuses of payment links by which nothing more is paid. */
const OVER = new Set(['paid', 'cancelled', 'expired']);

/** Razorpay's Payment Links: its own page takes the money, so that no script of it enters ours. No patient's data is sent. */
export class Razorpay implements PaymentGateway {
  private readonly http: ProviderHttp;

  constructor(
    private readonly config: RazorpayConfig,
    timeoutSeconds: number,
    private readonly logger: Logger,
  ) {
    this.http = new ProviderHttp('Razorpay', timeoutSeconds);
  }

  async createOrder({ reference, amountPaise, description, until, returnTo, now }: NewOrder): Promise<GatewayOrder> {
    const expiry = Math.max(until.getTime(), now.getTime() + SHORTEST);
    const body = JSON.stringify({
      amount: amountPaise,
      currency: 'INR',
      accept_partial: false,
      reference_id: reference,
      description,
      expire_by: Math.floor(expiry / 1_000),
      reminder_enable: false,
      notify: { sms: false, email: false },
      callback_url: returnTo,
      callback_method: 'get',
    });
    const headers = { ...this.headers, 'content-type': 'application/json' };
    const reply = await this.http.ask(this.address(), { headers, body });
    // It takes a reference once: this one was handed over before, and its answer was lost.
    if (reply.status === 400) return this.findOrder(reference, reply);
    return this.asOrder(createdLink.safeParse(reply.json).data, reply);
  }

  readEvent(headers: IncomingHttpHeaders, bytes: Buffer): ToldEvent | undefined {
    const signature = String(headers['x-razorpay-signature'] ?? '');
    const isOurs = this.config.webhookSecrets.some((secret) =>
      sameHmac(signature, createHmac('sha256', secret).update(bytes).digest('hex')),
    );
    if (!isOurs) return undefined;
    const contentId = createHash('sha256').update(bytes).digest('hex');
    const given = String(headers['x-razorpay-event-id'] ?? '');
    const eventId = /^[\x21-\x7e]{1,100}$/.test(given) ? given : contentId;
    const told = jsonOf(bytes);
    const event = anyEvent.safeParse(told).data?.event ?? 'unknown';
    const fact = factOf(event, told);
    if (!fact) this.logger.error({ event, eventId }, 'an event of the payment gateway could not be read');
    return { eventId, contentId, event, fact: fact ?? { kind: 'OTHER' } };
  }

  async readOrder(id: string): Promise<AskedOrder> {
    const reply = await this.askOf(`/${encodeURIComponent(id)}`, 'GET');
    const asked = askedLink.safeParse(reply.json);
    if (reply.status !== 200 || !asked.success) throw unreadable(reply);
    const { status, reference_id: reference, payments } = asked.data;
    const captured = (payments ?? []).filter((payment) => payment.status === 'captured');
    return {
      // A link that is paid without a payment that can be booked yet is asked for again.
      isOver: status === 'paid' ? captured.length > 0 : OVER.has(status),
      payments: captured.map(({ payment_id: paymentId, amount: amountPaise, method }) => ({
        kind: 'PAID',
        paymentId,
        amountPaise,
        method: methodOf(method),
        bankReference: null,
        reference: reference ?? null,
        orderId: id,
      })),
    };
  }

  async cancelOrder(id: string): Promise<void> {
    const reply = await this.askOf(`/${encodeURIComponent(id)}/cancel`, 'POST');
    // 400: it was paid, canceled or expired before.
    if (reply.status !== 200 && reply.status !== 400) throw unreadable(reply);
  }

  /** Asks of an order. @throws GatewayAway */
  private async askOf(of: string, method: 'GET' | 'POST'): Promise<Reply> {
    const reply = await this.http.ask(this.address(of), { method, headers: this.headers }).catch((error: unknown) => {
      throw new GatewayAway(error instanceof Error ? error.message : 'Razorpay did not answer.');
    });
    if (isAway(reply)) throw new GatewayAway(`Razorpay answered ${reply.status}.`);
    return reply;
  }

  private async findOrder(reference: string, refusal: Reply): Promise<GatewayOrder> {
    const found = await this.http.ask(this.address(`?reference_id=${encodeURIComponent(reference)}`), {
      method: 'GET',
      headers: this.headers,
    });
    const links = found.status === 200 ? (listedLinks.safeParse(found.json).data?.payment_links ?? []) : [];
    const open = links.find((link) => link.reference_id === reference && !OVER.has(link.status));
    return this.asOrder(open, refusal);
  }

  private asOrder(link: { id: string; short_url: string } | undefined, reply: Reply): GatewayOrder {
    if (!link) throw unreadable(reply);
    // A page by http is only opened where the gateway itself is called by http, which is a double of it.
    const isSafe = link.short_url.startsWith('https:') || this.config.url.startsWith('http:');
    if (!isSafe) throw new Error('Razorpay answered with an address without TLS.');
    return { id: link.id, url: link.short_url };
  }

  private address(of = ''): string {
    return `${this.config.url}/v1/payment_links${of}`;
  }

  private get headers() {
    const { keyId, keySecret } = this.config;
    return { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` };
  }
}

/** Whether a reply says nothing of what was asked: the key is refused, there were too many requests, or the gateway failed. */
const isAway = ({ status }: Reply) => status === 401 || status === 429 || status >= 500;

const unreadable = ({ status }: Reply) => new Error(`Razorpay answered ${status}.`);

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

import { z } from 'zod';
import type { GatewayFact, GatewayMethod } from './payment-gateway.js';

const id = z.string().min(1).max(100);
/** Paise, as the books hold them. */
const amount = z.int().min(1).max(2_147_483_647);
const method = z.string().nullish();

/** The answer to the creation of a payment link, and an entry of a list of them. */
export const createdLink = z.object({ id, short_url: z.url({ protocol: /^https?$/ }).max(500) });

/** The payment links of a reference. */
export const listedLinks = z.object({
  payment_links: z.array(createdLink.extend({ reference_id: z.string().nullish(), status: z.string() })),
});

/** A payment link that was asked for. */
export const askedLink = z.object({
  reference_id: z.string().nullish(),
  status: z.string(),
  payments: z.array(z.object({ payment_id: id, amount, status: z.string(), method })).nullish(),
});

/** What every event has. */
export const anyEvent = z.object({ event: z.string().min(1).max(100) });

const bank = z.object({
  rrn: z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().min(1).max(60)),
});
const paidEvent = z.object({
  payload: z.object({
    payment_link: z.object({ entity: z.object({ id, reference_id: z.string().nullish() }) }),
    payment: z.object({
      entity: z.object({
        id,
        amount,
        currency: z.literal('INR'),
        status: z.literal('captured'),
        method,
        acquirer_data: z.unknown().optional(),
      }),
    }),
  }),
});
const refundEvent = z.object({
  payload: z.object({ refund: z.object({ entity: z.object({ id, payment_id: id, amount }) }) }),
});

/** Maps Razorpay's methods of payment to ours. */
export function methodOf(name: string | null | undefined): GatewayMethod {
  if (name === 'upi') return 'UPI';
  return name === 'card' || name === 'emi' ? 'Card' : 'Net Banking';
}

/** Reads what an event says of money: of those that are booked; undefined if such an event cannot be read. */
export function factOf(event: string, told: unknown): GatewayFact | undefined {
  if (event === 'payment_link.paid') {
    const read = paidEvent.safeParse(told);
    if (!read.success) return undefined;
    const { payment_link: link, payment } = read.data.payload;
    const { acquirer_data: acquirer, ...paid } = payment.entity;
    return {
      kind: 'PAID',
      paymentId: paid.id,
      amountPaise: paid.amount,
      method: methodOf(paid.method),
      bankReference: bank.safeParse(acquirer).data?.rrn ?? null,
      reference: link.entity.reference_id ?? null,
      orderId: link.entity.id,
    };
  }
  if (event === 'refund.processed') {
    const read = refundEvent.safeParse(told);
    if (!read.success) return undefined;
    const { id: refundId, payment_id: paymentId, amount: amountPaise } = read.data.payload.refund.entity;
    return { kind: 'REFUNDED', refundId, paymentId, amountPaise };
  }
  return { kind: 'OTHER' };
}

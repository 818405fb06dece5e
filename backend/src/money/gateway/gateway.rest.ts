import { z } from 'zod';
import { messageAnswer } from '../../platform/http/response-schemas.js';
import type { RestRoute } from '../../platform/http/rest.js';
import type { GatewayService } from './gateway.service.js';
import type { OrderService } from './order.service.js';

/** REST routes of the payment gateway: its webhook, and the beginning of a payment. */
export function gatewayRoutes(gateway: GatewayService, orders: OrderService): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/gateway-events',
      verb: 'gatewayEvent.report',
      takesBytes: true,
      docs: {
        summary:
          'Where the payment gateway reports what was paid, signed over the bytes (X-Razorpay-Signature). Answers 200 once the event is kept, and for each repetition',
        body: z.object({ event: z.string(), payload: z.record(z.string(), z.unknown()) }),
        answer: messageAnswer,
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const body: unknown = request.body;
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        await gateway.take(actor, { headers: request.headers, bytes });
        response.json({ message: 'Noted.' });
      },
    },
    {
      method: 'post',
      path: '/pay/:token/order',
      verb: ['paymentLink.open', 'paymentLink.order'],
      docs: {
        summary:
          'Begins the payment of a link at the payment gateway and returns the address of its page, the same each time; 409 without a gateway, or once paid; 503 when the gateway does not answer',
        answer: z.object({ data: z.object({ url: z.string() }) }),
        status: 201,
        errors: ['NOT_FOUND', 'WRONG_STATE'],
      },
      handle: async ({ request, response, actor }) => {
        const url = await orders.begin(actor, String(request.params['token']));
        response.status(201).set({ 'Referrer-Policy': 'no-referrer' }).json({ data: { url } });
      },
    },
  ];
}

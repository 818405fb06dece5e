import { z } from 'zod';
import type { RestRoute } from '../../platform/http/rest.js';
import type { PayService } from './pay.service.js';

const answer = z.object({
  data: z.object({
    clinic: z.string(),
    /** In paise. */
    amount: z.int(),
    status: z.enum(['OPEN', 'PAID']),
    upiLink: z.string().nullable(),
    canPayOnline: z.boolean(),
  }),
});

/** REST routes of the page of a payment link, for whoever has its token. */
export function payRoutes(pay: PayService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/pay/:token',
      verb: 'paymentLink.open',
      docs: {
        summary:
          'What a payment link asks for: clinic, amount in paise, status, and its UPI link; names nobody. An unknown, canceled or expired link is the same 404.',
        answer,
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const view = await pay.open(actor, { token: String(request.params['token']) });
        const { clinic, amountPaise: amount, status, upiLink, canPayOnline } = view;
        response
          .set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' })
          .json({ data: { clinic, amount, status, upiLink, canPayOnline } });
      },
    },
  ];
}

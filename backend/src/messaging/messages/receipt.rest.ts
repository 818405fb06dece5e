import type { z } from 'zod';
import { bodyOf, type RestRoute } from '../../platform/http/rest.js';
import type { DeliveryReceiptService } from './receipt.service.js';
import { messageAnswer } from '../../platform/http/response-schemas.js';
import { exotelReceipt, msg91Receipt } from './provider-receipts.js';
import { receiptInput } from './receipt.service.js';

/** REST routes of delivery receipts. */
export function receiptRoutes(receipts: DeliveryReceiptService): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/sms-receipts/:secret',
      verb: 'message.report',
      docs: {
        summary: 'Where the SMS gateway says what became of a message',
        body: receiptInput,
        answer: messageAnswer,
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        await receipts.take(actor, String(request.params['secret']), bodyOf(request));
        response.json({ message: 'Noted.' });
      },
    },
    routeOf(receipts, 'exotel', exotelReceipt),
    routeOf(receipts, 'msg91', msg91Receipt),
  ];
}

/** Returns the route of a provider, which sends a form or JSON of its own. */
function routeOf(receipts: DeliveryReceiptService, provider: 'exotel' | 'msg91', body: z.ZodType): RestRoute {
  return {
    method: 'post',
    path: `/sms-receipts/:secret/${provider}`,
    verb: 'message.report',
    takesForms: true,
    docs: {
      summary: `Where ${{ exotel: 'Exotel', msg91: 'MSG91' }[provider]} says what became of a message, in a form or JSON`,
      body,
      answer: messageAnswer,
      errors: ['NOT_FOUND'],
    },
    handle: async ({ request, response, actor }) => {
      const secret = String(request.params['secret']);
      await receipts.takeFrom(actor, provider, { secret, body: bodyOf(request) });
      response.json({ message: 'Noted.' });
    },
  };
}

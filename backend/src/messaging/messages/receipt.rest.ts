import { bodyOf, type RestRoute } from '../../platform/http/rest.js';
import type { DeliveryReceiptService } from './receipt.service.js';
import { messageAnswer } from '../../platform/http/response-schemas.js';
import { receiptInput } from './receipt.service.js';

/** REST route of the SMS gateway's delivery receipts. */
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
  ];
}

import { answerLanguage } from '../../platform/answers/answer-language.js';
import type { RestRoute } from '../../platform/http/rest.js';
import type { PaymentReceiptService } from './payment-receipt.service.js';

/** REST routes of receipts. */
export function paymentReceiptRoutes(receipts: PaymentReceiptService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/payments/:id/receipt',
      verb: 'receipt.read',
      docs: {
        summary: 'The receipt of a payment; patients their own, in the language of Accept-Language',
        files: ['application/pdf'],
        errors: ['NOT_FOUND', 'WRONG_STATE'],
      },
      handle: async ({ request, response, actor }) => {
        const language = answerLanguage(request, response);
        const { bytes, number } = await receipts.pdf(actor, String(request.params['id']), language);
        response
          .set('Content-Language', language)
          .attachment(`receipt-${number.replace('/', '-')}.pdf`)
          .type('pdf')
          .send(bytes);
      },
    },
  ];
}

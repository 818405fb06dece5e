import type { RestRoute } from '../../platform/http/rest.js';
import { paperQuery } from '../papers/paper-language.js';
import { languageOfPaper, sendPaper } from '../papers/send-paper.js';
import type { PaymentReceiptService } from './payment-receipt.service.js';

/** REST routes of receipts. */
export function paymentReceiptRoutes(receipts: PaymentReceiptService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/payments/:id/receipt',
      verb: 'receipt.read',
      docs: {
        summary:
          'The receipt of a payment; patients their own. Without `language` as Accept-Language says, to staff and programs in English',
        query: paperQuery,
        files: ['application/pdf'],
        errors: ['NOT_FOUND', 'WRONG_STATE'],
      },
      handle: async ({ request, response, actor }) => {
        const language = languageOfPaper(request, response);
        const { bytes, number } = await receipts.pdf(actor, String(request.params['id']), language);
        sendPaper(response, language, `receipt-${number}`, bytes);
      },
    },
  ];
}

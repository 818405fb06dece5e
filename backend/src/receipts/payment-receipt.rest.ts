import type { RestRoute } from '../http/rest.js';
import type { PaymentReceiptService } from './payment-receipt.service.js';

/** The REST door to receipts. */
export function paymentReceiptRoutes(receipts: PaymentReceiptService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/payments/:id/receipt',
      verb: 'receipt.read',
      handle: async ({ request, response, actor }) => {
        const { bytes, number } = await receipts.pdf(actor, String(request.params['id']));
        response
          .attachment(`receipt-${number.replace('/', '-')}.pdf`)
          .type('pdf')
          .send(bytes);
      },
    },
  ];
}

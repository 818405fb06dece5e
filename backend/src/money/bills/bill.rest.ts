import type { RestRoute } from '../../platform/http/rest.js';
import { paperQuery } from '../papers/paper-language.js';
import { languageOfPaper, sendPaper } from '../papers/send-paper.js';
import type { BillService } from './bill.service.js';

/** REST routes of bills. */
export function billRoutes(bills: BillService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/bills/:id/pdf',
      verb: 'bill.read',
      docs: {
        summary:
          'A bill as a document, as it was issued, with the sessions of its packages until today; patients their own. Without `language` as Accept-Language says, to staff and programs in English',
        query: paperQuery,
        files: ['application/pdf'],
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const language = languageOfPaper(request, response);
        const { bytes, number } = await bills.pdf(actor, String(request.params['id']), language);
        sendPaper(response, language, `bill-${number}`, bytes);
      },
    },
  ];
}

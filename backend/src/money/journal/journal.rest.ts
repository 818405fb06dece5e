import { plainQuery, type RestRoute } from '../../platform/http/rest.js';
import { sendStream } from '../../platform/http/send-stream.js';
import { journalQuery } from './journal.input.js';
import type { JournalService } from './journal.service.js';

/** REST route of the journal. */
export function journalRoutes(journal: JournalService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/journal',
      verb: 'journal.export',
      docs: {
        summary:
          'The journal of the days in double entry, without names of patients: as CSV, or as Tally XML, whose vouchers a second import replaces. `-draft` stands in the name of the file while a day of it is open',
        query: journalQuery,
        files: ['text/csv', 'application/xml'],
        errors: ['TOO_LARGE'],
      },
      handle: async ({ request, response, actor }) => {
        const { from = '', until = '', format } = plainQuery(request);
        const asked = { from, until, format: (format || undefined) as 'csv' | 'tally' | undefined };
        const { bytes, fileName } = await journal.export(actor, asked);
        response.attachment(fileName);
        await sendStream(response, bytes);
      },
    },
  ];
}

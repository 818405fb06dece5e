import { LIST_FILES, listFormat, type ListFormat } from '../../platform/exports/list-file.js';
import { plainQuery, type RestRoute } from '../../platform/http/rest.js';
import { sendStream } from '../../platform/http/send-stream.js';
import type { DayBookExportService } from './day-book-export.service.js';
import { dayBookInput } from './day-close.input.js';

/** REST route of the day book. */
export function dayBookRoutes(exports: DayBookExportService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/day-book',
      verb: 'day.export',
      docs: {
        summary: 'The books of a clinic day, with their sums and the cash: as Excel, CSV or PDF',
        query: dayBookInput.extend({ format: listFormat }),
        files: LIST_FILES,
        errors: ['TOO_LARGE'],
      },
      handle: async ({ request, response, actor }) => {
        const { day = '', format } = plainQuery(request);
        const bytes = await exports.export(actor, { day, format: format as ListFormat | undefined });
        response.attachment(`day-book-${day}.${format ?? 'xlsx'}`);
        await sendStream(response, bytes);
      },
    },
  ];
}

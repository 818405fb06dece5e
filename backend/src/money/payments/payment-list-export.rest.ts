import { LIST_FILES, listFormat, type ListFormat } from '../../platform/exports/list-file.js';
import { plainQuery, type RestRoute } from '../../platform/http/rest.js';
import { sendStream } from '../../platform/http/send-stream.js';
import type { PaymentMethod, PaymentStatus } from './payment.entity.js';
import { paymentFilter } from './payment-list.input.js';
import type { PaymentListExportService } from './payment-list-export.service.js';

const filters = paymentFilter.omit({ updatedSince: true });
const SPELLINGS = Object.fromEntries(Object.keys(filters.shape).map((name) => [`filter.${name}`, name]));

/** REST route of the export of a filtered list. */
export function paymentListExportRoutes(exports: PaymentListExportService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/payments/export/filtered',
      verb: 'payment.export',
      docs: {
        summary: 'The payments that a filter finds, newest first: as Excel, CSV or PDF',
        query: filters.extend({ format: listFormat }),
        files: LIST_FILES,
        errors: ['TOO_LARGE'],
      },
      spellings: SPELLINGS,
      handle: async ({ request, response, actor }) => {
        const { from, until, patientId, status, method, search, ...query } = plainQuery(request);
        const format = query['format'] as ListFormat | undefined;
        const filter = {
          from: from || undefined,
          until: until || undefined,
          patientId: patientId || undefined,
          status: (status || undefined) as PaymentStatus | undefined,
          method: (method || undefined) as PaymentMethod | undefined,
          search,
        };
        const bytes = await exports.export(actor, { filter, format });
        response.attachment(`payments-filtered.${format ?? 'xlsx'}`);
        await sendStream(response, bytes);
      },
    },
  ];
}

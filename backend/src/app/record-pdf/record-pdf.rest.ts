import type { RestRoute } from '../../platform/http/rest.js';
import type { RecordPdfService } from './record-pdf.service.js';

/** REST route of a record to hand over. */
export function recordPdfRoutes(records: RecordPdfService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/admin/patients/:id/record.pdf',
      verb: 'patient.handOver',
      docs: {
        summary:
          "A patient's whole record, to hand over: details, history, sessions, notes, values, consents, programmes, payments",
        files: ['application/pdf'],
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const { bytes, number } = await records.pdf(actor, String(request.params['id']));
        response.attachment(`record-${number}.pdf`).type('pdf').send(bytes);
      },
    },
  ];
}

import type { RestRoute } from '../../platform/http/rest.js';
import { sendStream } from '../../platform/http/send-stream.js';
import type { FullExportService } from './full-export.service.js';

/** REST route of the full export. */
export function fullExportRoutes(exports: FullExportService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/admin/full-export',
      verb: 'clinic.export',
      docs: {
        summary:
          'Everything that the clinic keeps, as a ZIP: tables as JSON and CSV, files, and last a manifest with the checksum of each',
        files: ['application/zip'],
        errors: ['LIMIT_REACHED'],
      },
      handle: async ({ response, actor }) => {
        const bytes = await exports.export(actor);
        response.attachment('full-export.zip');
        await sendStream(response, bytes);
      },
    },
  ];
}

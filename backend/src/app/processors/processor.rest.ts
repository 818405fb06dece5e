import { LIST_FILES, type ListFormat } from '../../platform/exports/list-file.js';
import { plainQuery, type RestRoute } from '../../platform/http/rest.js';
import { sendStream } from '../../platform/http/send-stream.js';
import { processorFileInput } from './data-processor.input.js';
import type { ProcessorService } from './processor.service.js';

/** REST route of the register of processors as a file. */
export function processorRoutes(service: ProcessorService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/admin/data-processors',
      verb: 'processor.export',
      docs: {
        summary: 'The register of who processes personal data for the clinic: as Excel, CSV or PDF',
        query: processorFileInput,
        files: LIST_FILES,
      },
      handle: async ({ request, response, actor }) => {
        const format = plainQuery(request)['format'] as ListFormat | undefined;
        const bytes = await service.export(actor, { format });
        response.attachment(`data-processors.${format ?? 'xlsx'}`);
        await sendStream(response, bytes);
      },
    },
  ];
}

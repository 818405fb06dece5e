import { LIST_FILES } from '../../platform/exports/list-file.js';
import { plainQuery, type RestRoute } from '../../platform/http/rest.js';
import { sendStream } from '../../platform/http/send-stream.js';
import type { DueExportService } from './due-export.service.js';
import { dueFileInput } from './due.input.js';

const [xlsx, csv] = LIST_FILES;

/** REST route of the file of patients who owe. */
export function dueRoutes(exports: DueExportService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/dues',
      verb: 'due.export',
      docs: {
        summary:
          'The patients who owe, with the age of what is due, those with the oldest open charge first: as Excel or CSV',
        query: dueFileInput,
        files: [xlsx, csv],
        errors: ['TOO_LARGE'],
      },
      handle: async ({ request, response, actor }) => {
        const { search, ...query } = plainQuery(request);
        const format = query['format'] as 'xlsx' | 'csv' | undefined;
        const bytes = await exports.export(actor, { search, format });
        response.attachment(`dues.${format ?? 'xlsx'}`);
        await sendStream(response, bytes);
      },
    },
  ];
}

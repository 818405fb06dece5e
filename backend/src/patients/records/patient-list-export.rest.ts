import { z } from 'zod';
import { LIST_FILES, listFormat, type ListFormat } from '../../platform/exports/list-file.js';
import { plainQuery, type RestRoute } from '../../platform/http/rest.js';
import { sendStream } from '../../platform/http/send-stream.js';
import { ACTIVITIES, type Activity } from './patient.input.js';
import type { PatientListExportService } from './patient-list-export.service.js';
import { LIST_SPELLINGS, listedIn, listQuery } from './patient-list.query.js';

/** REST route of the export of a filtered list. */
export function patientListExportRoutes(exports: PatientListExportService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/admin/patients/export/filtered',
      verb: 'patient.export',
      docs: {
        summary: 'The records of the list, filtered and sorted as asked: as Excel, CSV or PDF',
        query: listQuery.extend({ activity: z.enum(ACTIVITIES).optional(), format: listFormat }),
        files: LIST_FILES,
        errors: ['TOO_LARGE'],
      },
      spellings: { ...LIST_SPELLINGS, 'filter.activity': 'activity' },
      handle: async ({ request, response, actor }) => {
        const query = plainQuery(request);
        const { filter, sort } = listedIn(query);
        const activity = (query['activity'] || undefined) as Activity | undefined;
        const format = query['format'] as ListFormat | undefined;
        const bytes = await exports.export(actor, { filter: { ...filter, activity }, sort, format });
        response.attachment(`patients-filtered.${format ?? 'xlsx'}`);
        await sendStream(response, bytes);
      },
    },
  ];
}

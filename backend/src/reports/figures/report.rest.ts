import type { Request } from 'express';
import { plainQuery, type RestRoute } from '../../platform/http/rest.js';
import { sendStream } from '../../platform/http/send-stream.js';
import { LIST_FILES } from '../../platform/exports/list-file.js';
import type { Measure } from '../../recovery/index.js';
import type { ReportKindName } from '../kinds/report-kinds.js';
import type { ReportExportService } from './report-export.service.js';
import { reportFileQuery, reportLinesFileQuery } from './report.input.js';

const [XLSX, CSV] = LIST_FILES;

/** REST routes of the files of reports; `kind` is the kind's name in small letters. */
export function reportRoutes(exports: ReportExportService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/reports/:kind',
      verb: 'report.export',
      docs: {
        summary: 'A report as CSV or Excel: keys of the columns first, the total last, money in rupees',
        query: reportFileQuery,
        files: [CSV, XLSX],
        errors: ['TOO_LARGE'],
      },
      handle: async ({ request, response, actor }) => {
        const asked = askedOf(request);
        const bytes = await exports.export(actor, asked);
        response.attachment(`report-${asked.kind.toLowerCase()}.${asked.format ?? 'csv'}`);
        await sendStream(response, bytes);
      },
    },
    {
      method: 'get',
      path: '/reports/:kind/lines',
      verb: 'report.export',
      docs: {
        summary: 'The lines behind a figure of a report as CSV or Excel',
        query: reportLinesFileQuery,
        files: [CSV, XLSX],
        errors: ['TOO_LARGE'],
      },
      handle: async ({ request, response, actor }) => {
        const asked = askedOf(request);
        const bytes = await exports.exportLines(actor, asked);
        response.attachment(`report-${asked.kind.toLowerCase()}-lines.${asked.format ?? 'csv'}`);
        await sendStream(response, bytes);
      },
    },
  ];
}

/** Returns the report that the path and the query string name; the schema validates the values. */
function askedOf(request: Request) {
  const { from, until, groupBy, physiotherapistId, measure, format, row, column } = plainQuery(request);
  const kind = String(request.params['kind']).toUpperCase() as ReportKindName;
  return {
    kind,
    from: from as string,
    until: until as string,
    groupBy: groupBy || undefined,
    physiotherapistId: physiotherapistId || undefined,
    measure: (measure || undefined) as Measure | undefined,
    format: (format || undefined) as 'csv' | 'xlsx' | undefined,
    row: row as string,
    column: column as string,
  };
}

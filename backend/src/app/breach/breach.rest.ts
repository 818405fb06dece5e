import { LIST_FILES } from '../../platform/exports/list-file.js';
import { plainQuery, type RestRoute } from '../../platform/http/rest.js';
import { sendStream } from '../../platform/http/send-stream.js';
import { breachFormat, questionFields } from './breach.input.js';
import type { BreachService } from './breach.service.js';

const [xlsx, csv] = LIST_FILES;

/** REST route of the breach report as a file. */
export function breachRoutes(service: BreachService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/admin/breach-report',
      verb: 'breach.export',
      docs: {
        summary:
          'The patients whose data an account, an API key, a client or a source of HL7 v2 messages read, changed or exported in a span of time, the last accessed first: as Excel or CSV',
        query: questionFields.extend({ format: breachFormat }),
        files: [xlsx, csv],
        errors: ['NOT_FOUND', 'TOO_LARGE'],
      },
      handle: async ({ request, response, actor }) => {
        const { from = '', until = '', accountId, apiKeyId, clientId, sourceId, ...query } = plainQuery(request);
        const format = query['format'] as 'xlsx' | 'csv' | undefined;
        const question = { from, until, accountId, apiKeyId, clientId, sourceId };
        const bytes = await service.export(actor, { question, format });
        response.attachment(`breach-report.${format ?? 'xlsx'}`);
        await sendStream(response, bytes);
      },
    },
  ];
}

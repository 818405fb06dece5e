import { plainQuery, type RestRoute } from '../../platform/http/rest.js';
import { paperQuery } from '../papers/paper-language.js';
import { languageOfPaper, sendPaper } from '../papers/send-paper.js';
import { statementDays } from './statement.input.js';
import type { StatementService } from './statement.service.js';

/** REST routes of statements of account. */
export function statementRoutes(statements: StatementService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/patients/:id/statement',
      verb: 'statement.read',
      docs: {
        summary:
          'The statement of account of a patient, by UUID or PT- number; patients theirs, also as `me`. Without `language` as Accept-Language says, to staff and programs in English',
        query: statementDays.extend(paperQuery.shape),
        files: ['application/pdf'],
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const language = languageOfPaper(request, response);
        const { from = '', until = '' } = plainQuery(request);
        const id = String(request.params['id']);
        const patientId = actor.role === 'patient' && id === 'me' ? undefined : id;
        const { bytes, reference } = await statements.pdf(actor, { patientId, from, until }, language);
        sendPaper(response, language, `statement-${reference}-${from}-${until}`, bytes);
      },
    },
  ];
}

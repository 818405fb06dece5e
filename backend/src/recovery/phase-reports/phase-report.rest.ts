import { answerLanguage } from '../../platform/answers/answer-language.js';
import type { RestRoute } from '../../platform/http/rest.js';
import type { PhaseReportService } from './phase-report.service.js';

/** REST routes of reports of phases. */
export function phaseReportRoutes(reports: PhaseReportService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/recovery/reports/:id/pdf',
      verb: 'phaseReport.open',
      docs: {
        summary:
          'The report of a phase that was left, as one page; patients their own, in the language of Accept-Language',
        files: ['application/pdf'],
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const language = answerLanguage(request, response);
        const { bytes, phase } = await reports.open(actor, String(request.params['id']), language);
        response.set('Content-Language', language).attachment(`report-phase-${phase}.pdf`).type('pdf').send(bytes);
      },
    },
  ];
}

import { z } from 'zod';
import { answerLanguage } from '../../platform/answers/answer-language.js';
import { plainQuery, type RestRoute } from '../../platform/http/rest.js';
import { sheetLanguage, type ExerciseSheetService } from './exercise-sheet.service.js';

/** REST routes of exercise sheets. */
export function exerciseSheetRoutes(sheets: ExerciseSheetService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/recovery/plans/:id/sheet.pdf',
      verb: 'exerciseSheet.open',
      docs: {
        summary:
          'The exercises of the present phase on paper: pictures, dose, steps, boxes for seven days, danger signs; without `language` as Accept-Language says, to staff in English',
        query: z.object({ language: sheetLanguage.optional() }),
        files: ['application/pdf'],
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const language = plainQuery(request)['language'] ?? answerLanguage(request, response);
        const bytes = await sheets.print(actor, { planId: String(request.params['id']), language });
        response.set('Content-Language', language).attachment('exercises.pdf').type('pdf').send(bytes);
      },
    },
  ];
}

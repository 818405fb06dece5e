import { answerLanguage } from '../../platform/answers/answer-language.js';
import type { RestRoute } from '../../platform/http/rest.js';
import { sendStream } from '../../platform/http/send-stream.js';
import type { OwnDataService } from './own-data.service.js';

/** REST route of the archive of one's own data. */
export function ownDataRoutes(data: OwnDataService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/me/data',
      verb: 'ownData.download',
      docs: {
        summary:
          'Everything that the clinic holds of the signed-in patient, as a ZIP: a page to read in the language of Accept-Language, JSON of each kind, files, and last a manifest with the checksum of each',
        files: ['application/zip'],
        errors: ['RECENT_SIGN_IN_REQUIRED', 'RATE_LIMITED'],
      },
      handle: async ({ request, response, actor }) => {
        const language = answerLanguage(request, response);
        const bytes = await data.archive(actor, language);
        response.set({ 'Content-Language': language, 'Cache-Control': 'no-store' }).attachment('your-data.zip');
        await sendStream(response, bytes);
      },
    },
  ];
}

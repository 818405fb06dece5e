import type { RestRoute } from '../../platform/http/rest.js';
import type { DocumentService } from './document.service.js';
import { MEDIA_TYPES } from './hospital-document.entity.js';

/** REST routes for documents from hospitals. Each document opens in a tab of its own. */
export function documentRoutes(documents: DocumentService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/admin/documents/:id',
      verb: 'document.open',
      docs: {
        summary: 'A document that a hospital sent, as what its bytes are',
        files: MEDIA_TYPES,
        errors: ['NOT_FOUND', 'WRONG_STATE'],
      },
      handle: async ({ request, response, actor }) => {
        const { bytes, mediaType } = await documents.open(actor, String(request.params['id']));
        // External content must not run scripts, send requests to this origin, or appear in a frame.
        response.set('Content-Security-Policy', "sandbox; frame-ancestors 'none'");
        response.set('Content-Type', mediaType).end(bytes);
      },
    },
  ];
}

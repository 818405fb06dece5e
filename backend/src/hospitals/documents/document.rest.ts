import type { RestRoute } from '../../platform/http/rest.js';
import type { DocumentService } from './document.service.js';
import { MEDIA_TYPES } from './hospital-document.entity.js';

/** The REST door to what hospitals sent: each opens in a tab of its own. */
export function documentRoutes(documents: DocumentService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/admin/documents/:id',
      verb: 'document.open',
      docs: {
        summary: 'A document that a hospital sent, as what its bytes are',
        files: MEDIA_TYPES,
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const { bytes, mediaType } = await documents.open(actor, String(request.params['id']));
        // What somebody else wrote runs nothing, reaches nothing of ours and stands in no frame.
        response.set('Content-Security-Policy', "sandbox; frame-ancestors 'none'");
        response.set('Content-Type', mediaType).end(bytes);
      },
    },
  ];
}

import { z } from 'zod';
import type { RestRoute } from '../../platform/http/rest.js';
import { photoView } from './care-photo-view.js';
import type { CarePhotoService } from './care-photo.service.js';

/** REST response: a picture of a message. */
const photoAnswer = z
  .object({ id: z.uuid(), url: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'CarePhoto' });

/** REST routes of pictures in messages between patients and the care team. */
export function carePhotoRoutes(photos: CarePhotoService): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/care/photos',
      verb: 'carePhoto.add',
      docs: {
        summary:
          'Adds a JPEG, PNG or WebP picture up to 5 MB for a message to be sent within the hour; stored at most 1,600 px wide and high, without metadata',
        status: 201,
        answer: z.object({ data: photoAnswer }),
        errors: ['RATE_LIMITED'],
      },
      multipart: { field: 'file', holds: 'photo' },
      handle: async ({ request, response, actor }) => {
        const photo = await photos.add(actor, request.file?.buffer);
        response.status(201).json({ data: photoView(photo) });
      },
    },
    {
      method: 'get',
      path: '/care/photos/:id',
      verb: 'carePhoto.open',
      docs: {
        summary: 'A picture of a message, for those who may read the message',
        files: ['image/webp'],
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const { id, bytes } = await photos.open(actor, String(request.params['id']));
        response.set('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
        response.set('X-Content-Type-Options', 'nosniff');
        response.set('Content-Disposition', `inline; filename="photo-${id}.webp"`);
        response.set('Content-Type', 'image/webp').end(bytes);
      },
    },
  ];
}

import { z } from 'zod';
import { answersOf } from '../../platform/answers/answer-language.js';
import type { RestRoute } from '../../platform/http/rest.js';
import { message } from '../../platform/http/response-schemas.js';
import { avatarUrl, type Avatars } from './avatars.js';

/** REST endpoint of one's own picture. */
export function avatarRoutes(avatars: Avatars): RestRoute[] {
  return [
    {
      method: 'patch',
      path: '/users/avatar',
      verb: 'user.changeAvatar',
      docs: {
        summary: 'Changes the own picture: JPEG, PNG or WebP up to 5 MB',
        answer: z.object({ message, data: z.object({ avatar: z.string() }) }),
      },
      multipart: { field: 'avatar', holds: 'photo' },
      handle: async ({ request, response, actor }) => {
        const user = await avatars.change(actor, request.file?.buffer);
        response.json({ message: answersOf(request, response).PHOTO_SAVED, data: { avatar: avatarUrl(user) } });
      },
    },
    {
      method: 'get',
      path: '/users/avatars/:key',
      verb: 'user.readAvatar',
      docs: {
        summary: 'A picture, at the address that other answers name',
        files: ['image/webp'],
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const bytes = await avatars.read(actor, String(request.params['key']));
        response.set('Content-Security-Policy', "default-src 'none'; sandbox");
        response.type('image/webp').send(bytes);
      },
    },
  ];
}

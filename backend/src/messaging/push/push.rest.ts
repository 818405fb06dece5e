import { z } from 'zod';
import type { RestRoute } from '../../platform/http/rest.js';
import type { PushService } from './push.service.js';

const answer = z.object({
  data: z
    .object({
      title: z.string().describe('Name of the clinic.'),
      body: z.string().describe('What there is, in the language of the account; nothing of its health.'),
      url: z.string().describe('Path of the page that it opens.'),
    })
    .nullable(),
});

/** REST route of the service worker, which a push notification without content wakes. */
export function pushRoutes(push: PushService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/push/next',
      verb: 'push.own',
      docs: {
        summary:
          'What the newest notification of this account says that this session has not asked for yet; null without one',
        answer,
      },
      handle: async ({ response, actor }) => {
        response.set('Cache-Control', 'no-store').json({ data: await push.next(actor) });
      },
    },
  ];
}

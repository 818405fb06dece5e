import { z } from 'zod';
import { messageAnswer } from '../../platform/http/response-schemas.js';
import { plainQuery, type RestRoute } from '../../platform/http/rest.js';
import type { WhatsAppEventService } from './whatsapp-event.service.js';

const PATH = '/whatsapp-events';

/** Query of the confirmation of the address. */
const confirmation = z.object({ 'hub.mode': z.string(), 'hub.verify_token': z.string(), 'hub.challenge': z.string() });

/** REST routes of what Meta reports of WhatsApp. */
export function whatsAppRoutes(events: WhatsAppEventService): RestRoute[] {
  return [
    {
      method: 'get',
      path: PATH,
      verb: 'whatsAppEvent.report',
      docs: {
        summary: 'Answers the challenge by which Meta confirms this address; 403 with another verify token',
        query: confirmation,
        files: ['text/plain'],
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const query = plainQuery(request);
        const said = (name: string) => query[`hub.${name}`] ?? '';
        const asked = { mode: said('mode'), token: said('verify_token'), challenge: said('challenge') };
        const challenge = await events.confirm(actor, asked);
        response.type('text/plain').send(challenge);
      },
    },
    {
      method: 'post',
      path: PATH,
      verb: 'whatsAppEvent.report',
      // As much as Meta may send at once.
      takesBytes: { limit: '3mb' },
      docs: {
        summary:
          'Where Meta reports what became of messages by WhatsApp, and what is written to the clinic there, signed over the bytes (X-Hub-Signature-256). Answers 200 for each repetition',
        body: z.object({ object: z.string(), entry: z.array(z.record(z.string(), z.unknown())) }),
        answer: messageAnswer,
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const body: unknown = request.body;
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        await events.take(actor, { signature: request.get('X-Hub-Signature-256'), bytes });
        response.json({ message: 'Noted.' });
      },
    },
  ];
}

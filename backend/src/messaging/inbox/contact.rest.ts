import { answersOf } from '../../platform/answers/answer-language.js';
import { bodyOf, type RestRoute } from '../../platform/http/rest.js';
import type { ContactService } from './contact.service.js';
import { z } from 'zod';
import { messageAnswer } from '../../platform/http/response-schemas.js';
import { visitorInput } from './contact-message.input.js';

/** REST routes of the contact forms on the public pages. */
export function contactRoutes(contact: ContactService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/contact-messages/token',
      verb: 'inbox.send',
      docs: {
        summary: 'A token for one message of the contact forms',
        answer: z.object({ data: z.object({ token: z.string() }) }),
        errors: ['WRONG_STATE'],
      },
      handle: async ({ response, actor }) => {
        response.json({ data: { token: await contact.token(actor) } });
      },
    },
    {
      method: 'post',
      path: '/contact-messages',
      verb: 'inbox.send',
      docs: {
        summary: 'Sends a message of the contact forms, once the clinic is open',
        body: visitorInput,
        status: 201,
        answer: messageAnswer,
        errors: ['WRONG_STATE', 'IDEMPOTENCY_KEY_REUSED'],
      },
      handle: async ({ request, response, actor }) => {
        const form = await contact.send(actor, bodyOf(request));
        response.status(201).json({ message: answersOf(request, response)[form] });
      },
    },
  ];
}

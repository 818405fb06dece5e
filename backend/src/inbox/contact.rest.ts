import { answersOf } from '../answers/answer-language.js';
import { bodyOf, type RestRoute } from '../http/rest.js';
import type { ContactService } from './contact.service.js';

/** The REST door of the contact forms (clinic §6), which the public pages call. */
export function contactRoutes(contact: ContactService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/contact-messages/token',
      verb: 'inbox.send',
      handle: async ({ response, actor }) => {
        response.json({ data: { token: await contact.token(actor) } });
      },
    },
    {
      method: 'post',
      path: '/contact-messages',
      verb: 'inbox.send',
      handle: async ({ request, response, actor }) => {
        const form = await contact.send(actor, bodyOf(request));
        response.status(201).json({ message: answersOf(request, response)[form] });
      },
    },
  ];
}

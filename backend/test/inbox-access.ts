import { admins, everyone, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import type { RestCall } from './rest-call.js';
import { contactForm, openForVisitors, tokenAtHand, write } from './contact-calls.js';

/** The rows of the contact forms in the access matrix. */
export const contactTable: Record<string, [Outcomes, number, RestCall]> = {
  'get /contact-messages/token': [
    everyone,
    200,
    async ({ app }) => {
      await openForVisitors(app);
      return {};
    },
  ],
  'post /contact-messages': [
    everyone,
    201,
    async ({ app }) => {
      await openForVisitors(app);
      return { body: { ...contactForm, token: await tokenAtHand(app) } };
    },
  ],
};

/** The rows of the inbox in the access matrix. */
export const inboxTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.contactMessages': [admins, async () => ['{ contactMessages(first: 10) { unread } }']],
  'Mutation.setContactMessageStatus': [
    admins,
    async ({ app }) => {
      await openForVisitors(app);
      await write(app, contactForm);
      const [row] = await app.sql<{ id: string }>('select id from contact_message order by id desc limit 1');
      return [`mutation { setContactMessageStatus(id: "${row?.id}", status: DONE) { status } }`];
    },
  ],
};

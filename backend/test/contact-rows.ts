import type { Row } from './call-row.js';
import { contactForm, openForVisitors, tokenAtHand } from './contact-calls.js';
import { anyText } from './rest-shapes.js';

/** What the contact forms of an open clinic call (clinic §6). */
export const contactRows: Row[] = [
  [
    'GET',
    '/contact-messages/token',
    'visitor',
    async ({ app }) => {
      await openForVisitors(app);
      return {};
    },
    200,
    { data: { token: anyText } },
  ],
  [
    'POST',
    '/contact-messages',
    'visitor',
    async ({ app }) => {
      await openForVisitors(app);
      return { body: { ...contactForm, website: '', token: await tokenAtHand(app) } };
    },
    201,
    { message: "Thank you! Your message has been sent successfully. We'll get back to you soon." },
  ],
];

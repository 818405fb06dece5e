import { z } from 'zod';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { line, lines } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { CONTACT_STATUSES } from './contact-message.entity.js';

const LONGEST = { name: 120, phone: 40, email: 254, subject: 200, message: 2_000 };
const SHORTEST_MESSAGE = 10;

const FORM = validationMessage('ONE_OF', { input: 'CONTACT_FORM', choices: 'ABOUT, CONTACT' });
const MISSING = { missing: validationMessage('FILL_IN_ALL') };

/**
 * Fields of every form: the token and the honeypot field. The honeypot accepts any value: an error would reveal it to
 * bots.
 */
const ofForms = {
  token: z.string(validationMessage('FORM_TOKEN')),
  website: z.unknown().optional(),
};

/** Input of the form of /contact; '()' is accepted as a phone number. */
export const contactFormInput = z.object({
  form: z.literal('CONTACT', FORM),
  ...ofForms,
  name: line.required('NAME', LONGEST.name),
  phone: line
    .required('PHONE', LONGEST.phone)
    .refine((phone) => /^\+?[\d\s()-]+$/.test(phone), validationMessage('VISITOR_PHONE')),
  subject: line.required('SUBJECT', LONGEST.subject),
  message: lines
    .required('MESSAGE', LONGEST.message)
    .refine(
      (text) => Array.from(text).length >= SHORTEST_MESSAGE,
      validationMessage('TOO_SHORT', { input: 'MESSAGE', least: SHORTEST_MESSAGE }),
    ),
});

/** Input of the form of /about: all four fields are required. */
export const aboutFormInput = z.object({
  form: z.literal('ABOUT', FORM),
  ...ofForms,
  firstName: line.required('FIRST_NAME', LONGEST.name, MISSING),
  lastName: line.required('LAST_NAME', LONGEST.name, MISSING),
  email: line.required('EMAIL', LONGEST.email, MISSING),
  message: lines.required('MESSAGE', LONGEST.message, MISSING),
});

/** Input of either form. */
export const visitorInput = z.discriminatedUnion('form', [contactFormInput, aboutFormInput], FORM);
export type VisitorInput = z.output<typeof visitorInput>;

const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const status = z.enum(
  CONTACT_STATUSES,
  validationMessage('ONE_OF', { input: 'CONTACT_STATUS', choices: CONTACT_STATUSES.join(', ') }),
);

/** Input of a slice of the inbox by cursor. */
export const inboxInput = z.object({
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
  status: status.nullish(),
});

/** Input of `setStatus`. */
export const messageStatusInput = rowReference.extend({ status });

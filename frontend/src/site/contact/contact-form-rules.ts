import * as contact from '#messages/contact';

/** What the visitor filled in, trimmed. */
export type ContactMessage = Readonly<Record<'name' | 'phone' | 'subject' | 'message', string>>;

/** The sentence beside each field that is wrong. */
export type ContactErrors = Partial<ContactMessage>;

const phonePattern = /^\+?[\d\s()-]+$/;
const shortestMessage = 10;

function phoneError(phone: string): string | undefined {
  if (!phone) return contact.phoneMissing;
  return phonePattern.test(phone) ? undefined : contact.phoneWrong;
}

function messageError(message: string): string | undefined {
  if (!message) return contact.messageMissing;
  return Array.from(message).length < shortestMessage ? contact.messageShort : undefined;
}

/** The rules of the form on the Contact page (spec §5), in the order of its fields; '()' passes for a phone number (reading 57). */
export function contactErrors({ name, phone, subject, message }: ContactMessage): ContactErrors {
  const sentences = {
    name: name ? undefined : contact.nameMissing,
    phone: phoneError(phone),
    subject: subject ? undefined : contact.subjectMissing,
    message: messageError(message),
  };
  return Object.fromEntries(Object.entries(sentences).filter(([, sentence]) => sentence !== undefined));
}

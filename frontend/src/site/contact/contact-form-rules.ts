import * as contact from '#messages/contact';

/** The form's values, trimmed. */
export type ContactMessage = Readonly<Record<'name' | 'phone' | 'subject' | 'message', string>>;

/** Error message by field. */
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

/** Validates the Contact form, in the order of its fields; '()' passes as a phone number. */
export function contactErrors({ name, phone, subject, message }: ContactMessage): ContactErrors {
  const sentences = {
    name: name ? undefined : contact.nameMissing,
    phone: phoneError(phone),
    subject: subject ? undefined : contact.subjectMissing,
    message: messageError(message),
  };
  return Object.fromEntries(Object.entries(sentences).filter(([, sentence]) => sentence !== undefined));
}

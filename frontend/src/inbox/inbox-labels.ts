import {
  ContactMessagesDocument,
  UnreadMessagesDocument,
  type ContactForm,
  type ContactStatus,
} from '../workplace/gql/generated';

/** Labels of message statuses. */
export const statusLabels: Readonly<Record<ContactStatus, string>> = {
  NEW: 'New',
  READ: 'Read',
  DONE: 'Done',
  SPAM: 'Spam',
};

/** Labels of the ways by which messages come. */
export const formLabels: Readonly<Record<ContactForm, string>> = {
  CONTACT: 'Contact page',
  ABOUT: 'About page',
  WHATSAPP: 'WhatsApp',
};

/** Queries to refetch after a change of a message. */
export const inboxQueries = [ContactMessagesDocument, UnreadMessagesDocument];

/** Whether a topic of the stream of changes is the inbox. */
export const isOfInbox = (topic: string): boolean => topic === 'inbox';

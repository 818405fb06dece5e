import {
  ContactMessagesDocument,
  UnreadMessagesDocument,
  type ContactForm,
  type ContactStatus,
} from '../gql/generated';

/** The words for what has become of a message. */
export const statusLabels: Readonly<Record<ContactStatus, string>> = {
  NEW: 'New',
  READ: 'Read',
  DONE: 'Done',
  SPAM: 'Spam',
};

/** Where a message was written. */
export const formLabels: Readonly<Record<ContactForm, string>> = { CONTACT: 'Contact page', ABOUT: 'About page' };

/** The queries that show what has become of the messages. */
export const inboxQueries = [ContactMessagesDocument, UnreadMessagesDocument];

import type { NoteKind } from './gql/generated';

/** Labels of kinds of notes. */
export const kindLabels: Readonly<Record<NoteKind, string>> = {
  INITIAL: 'First examination',
  SESSION: 'Session',
  REVIEW: 'Re-examination',
  DISCHARGE: 'End of treatment',
  CONTACT: 'Call or message',
};

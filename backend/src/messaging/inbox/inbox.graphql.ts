import type * as Contract from '../../platform/graphql/generated.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { MessageRow } from './inbox.queries.js';
import type { InboxSlice } from './inbox.service.js';
import { writtenNumber } from '../../platform/lists/record-number.js';

/** Maps a message to its GraphQL type. */
export function toContactMessage(row: MessageRow): Contract.ContactMessage {
  const { id, form, name, phone, email, subject, message, status, receivedAt, patientId, version } = row;
  const patientNumber = writtenNumber(row.patientNumber);
  return { id, form, name, phone, email, subject, message, status, receivedAt, patientId, patientNumber, version };
}

/** Maps a slice of the inbox to a GraphQL connection. */
export function toContactMessageConnection({
  messages,
  hasNextPage,
  total,
  unread,
}: InboxSlice): Contract.ContactMessageConnection {
  const edges = messages.map((row) => ({ node: toContactMessage(row), cursor: encodeCursor(row) }));
  return {
    edges,
    pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: total,
    unread,
  };
}

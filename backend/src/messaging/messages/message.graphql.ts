import * as Contract from '../../platform/graphql/generated.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { MessageRow, TryRow } from './message.queries.js';
import type { MessageSlice } from './message.service.js';
import { writtenNumber } from '../../platform/lists/record-number.js';

function toAttempt({ channel, ...row }: TryRow): Contract.MessageAttempt {
  return { ...row, channel: Contract.MessageChannel[channel] };
}

/** Maps a message to its GraphQL type. */
export function toMessage(row: MessageRow): Contract.Message {
  const { id, kind, language, status, to, text, patientId, subjectId, error, attempts, push } = row;
  const { provider, parts, costMilliPaise, deliveryAttempts } = row;
  const way = { channel: Contract.MessageChannel[row.channel], provider, parts, costMilliPaise };
  const { sendAfter, createdAt, sentAt, deliveredAt } = row;
  const times = { sendAfter, createdAt, sentAt, deliveredAt };
  const patientNumber = writtenNumber(row.patientNumber);
  const sent = { ...times, attempts, push, error, ...way, deliveryAttempts: deliveryAttempts.map(toAttempt) };
  return { id, kind, language, status, to, text, patientId, patientNumber, subjectId, ...sent };
}

/** Maps a slice of messages to a GraphQL connection. */
export function toMessageConnection({ messages, hasNextPage, total }: MessageSlice): Contract.MessageConnection {
  const edges = messages.map((row) => ({ node: toMessage(row), cursor: encodeCursor(row) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total };
}

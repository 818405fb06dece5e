import { namedPatient } from '../../patients/index.js';
import type { Account } from '../../platform/access/actor.js';
import type * as Contract from '../../platform/graphql/generated.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { CareAnswer } from './care-answer.entity.js';
import type { ThreadSlice } from './care-thread.service.js';
import { photoView } from './care-photo-view.js';
import type { ShownMessage } from './shown-message.js';
import { encodeThreadCursor } from './thread-cursor.js';
import type { MessageSlice } from './thread-messages.js';
import type { ThreadView } from './thread-view.js';

/** Maps a message to its GraphQL type. */
export function toCareMessage({ row, actor }: ShownMessage): Contract.CareMessage {
  const { id, authorName, author, text, photos, accountId } = row;
  return {
    id,
    authorName,
    author,
    isOwn: accountId === actor.userId,
    text,
    photos: photos.map((photo) => photoView(photo)),
    sentAt: new Date(row.sentAt),
    readAt: row.readAt === null ? null : new Date(row.readAt),
    withdrawnAt: row.withdrawnAt === null ? null : new Date(row.withdrawnAt),
  };
}

function toMessageConnection(
  { rows, hasNextPage }: MessageSlice,
  actor: Pick<Account, 'userId'>,
): Contract.CareMessageConnection {
  const edges = rows.map((row) => ({
    node: toCareMessage({ row, actor }),
    cursor: encodeCursor({ at: row.position, id: row.id }),
  }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

/** Maps a conversation to its GraphQL type; its messages are read when a document asks for them. */
export function toCareThread({ messages, position: _position, ...view }: ThreadView): Contract.CareThread {
  const { patientId, patientNumber, patientName, ...thread } = view;
  return {
    ...thread,
    patient: namedPatient({ patientId, patientNumber, patientName }),
    messages: async (asked) => toMessageConnection(await messages.of(thread.id, asked), messages.reader),
  };
}

/** Maps a slice of conversations to a GraphQL connection. */
export function toThreadConnection({
  threads,
  hasNextPage,
  total,
  waiting,
}: ThreadSlice): Contract.CareThreadConnection {
  const edges = threads.map((view) => ({
    node: toCareThread(view),
    cursor: encodeThreadCursor({ isWaiting: view.status === 'WAITING', at: view.position ?? '', id: view.id }),
  }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total, waiting };
}

/** Maps an answer that is written often to its GraphQL type. */
export function toCareAnswer({ id, title, textEn, textHi }: CareAnswer): Contract.CareAnswer {
  return { id, title, text: { en: textEn, hi: textHi } };
}

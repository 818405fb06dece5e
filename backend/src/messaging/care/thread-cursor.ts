import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { decodeCursor, encodeCursor, type ListPosition } from '../../platform/lists/list-cursor.js';

/** Position in the list of conversations: waiting ones come first, by the beginning of the wait, and then the others by their last message. */
export interface ThreadPosition extends Pick<ListPosition, 'at' | 'id'> {
  isWaiting: boolean;
}

/** Encodes a position as an opaque cursor. */
export const encodeThreadCursor = ({ isWaiting, ...position }: ThreadPosition): string =>
  `${isWaiting ? 'w' : 'n'}.${encodeCursor(position)}`;

/** Decodes a cursor. @throws AppError BAD_INPUT for an invalid one */
export function decodeThreadCursor(cursor: string): ThreadPosition {
  const [, part, rest] = /^([wn])\.(.+)$/s.exec(cursor) ?? [];
  if (part === undefined || rest === undefined) throw badInput({ after: reasonFor('NOT_A_CURSOR') });
  const { at, id } = decodeCursor(rest);
  return { isWaiting: part === 'w', at, id };
}

import { isDay } from '../time/clinic-time.js';
import { badInput } from '../errors/errors.js';
import { isRowId } from '../inputs/parse-input.js';
import { reasonFor } from '../errors/reason.js';

/** Keyset pagination: position of an entry in a list ordered by timestamp, then by id. */
export interface ListPosition {
  /** ISO 8601 in UTC with microseconds, so that no two rows coincide. */
  at: string;
  id: string;
  /** Watermark of a changes feed, from its first page: the `updatedSince` of the next run. */
  asOf?: Date | undefined;
}

/** Format of a position's timestamp for to_char. */
export const CURSOR_FORMAT = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"';

/** Encodes a position as an opaque cursor. */
export function encodeCursor({ at, id, asOf }: ListPosition): string {
  return Buffer.from([at, id, ...(asOf ? [asOf.toISOString()] : [])].join('|')).toString('base64url');
}

/** Decodes a cursor; ids are UUIDs unless `isId` says otherwise. @throws AppError BAD_INPUT for an invalid cursor */
export function decodeCursor(cursor: string, isId: (id: string) => boolean = isRowId): ListPosition {
  const [at = '', id = '', asOf, ...rest] = Buffer.from(cursor, 'base64url').toString().split('|');
  const [day = ''] = at.split('T');
  const isMoment = isDay(day) && /^.{10}T\d\d:\d\d:\d\d\.\d{6}Z$/.test(at) && !Number.isNaN(Date.parse(at));
  const since = asOf === undefined ? undefined : new Date(asOf);
  const isWhole = since === undefined || (!Number.isNaN(since.getTime()) && since.toISOString() === asOf);
  if (rest.length > 0 || !isId(id) || !isMoment || !isWhole) {
    throw badInput({ after: reasonFor('NOT_A_CURSOR') });
  }
  return { at, id, ...(since && { asOf: since }) };
}

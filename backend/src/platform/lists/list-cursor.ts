import { isDay } from '../clinic-time.js';
import { badInput } from '../errors.js';
import { isRowId } from '../inputs/row-id.js';
import { reasonFor } from '../reasons/reason.js';

/** Keyset pagination: where an entry stands in a list that runs by a moment, then by id. */
export interface ListPosition {
  /** ISO 8601 in UTC with microseconds, so that no two rows fall together. */
  at: string;
  id: string;
  /** Of a list whose changes are asked for: since when whoever walks it has to ask next time, said on its first page. */
  asOf?: Date | undefined;
}

/** The SQL form of a position's moment. */
export const CURSOR_FORMAT = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"';

/** A position as an opaque text. */
export function encodeCursor({ at, id, asOf }: ListPosition): string {
  return Buffer.from([at, id, ...(asOf ? [asOf.toISOString()] : [])].join('|')).toString('base64url');
}

/** @throws AppError BAD_INPUT for a text that is no cursor of such a list, whose ids are UUIDs unless it says otherwise */
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

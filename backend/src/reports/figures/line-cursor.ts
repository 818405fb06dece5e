import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { isRowId } from '../../platform/inputs/parse-input.js';
import { isDay } from '../../platform/time/clinic-time.js';

/** Position of a line in its list: by day, then by id, then by kind. */
export interface LinePosition {
  /** YYYY-MM-DD. */
  day: string;
  id: string;
  kind: string;
}

/** Encodes a position as an opaque cursor. */
export function encodeLineCursor({ day, id, kind }: LinePosition): string {
  return Buffer.from([day, id, kind].join('|')).toString('base64url');
}

/** Decodes a cursor. @throws AppError BAD_INPUT for an invalid cursor */
export function decodeLineCursor(cursor: string): LinePosition {
  const [day = '', id = '', kind = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split('|');
  const isId = isRowId(id) || /^\d{1,18}$/.test(id);
  if (rest.length > 0 || !isDay(day) || !isId || !/^[A-Z]{1,20}$/.test(kind))
    throw badInput({ after: reasonFor('NOT_A_CURSOR') });
  return { day, id, kind };
}

import { validate as isUuid } from 'uuid';
import { badInput } from '../errors.js';

/** Where an entry stands in the list: newest first, then by id. */
export interface PatientPosition {
  /** Microseconds as PostgreSQL prints them, so that no two rows fall together. */
  createdAt: string;
  id: string;
}

/** A position as an opaque text. */
export function encodeCursor({ createdAt, id }: PatientPosition): string {
  return Buffer.from(`${createdAt}|${id}`).toString('base64url');
}

/** @throws AppError BAD_INPUT for a text that is no cursor of this list */
export function decodeCursor(cursor: string): PatientPosition {
  const [createdAt = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split('|');
  if (
    rest.length > 0 ||
    !isUuid(id) ||
    !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(createdAt) ||
    Number.isNaN(Date.parse(createdAt))
  ) {
    throw badInput({ after: 'after must be a cursor of this list' });
  }
  return { createdAt, id };
}

import { createHash } from 'node:crypto';
import { isDay } from '../../platform/time/clinic-time.js';
import { invalid } from './outcome.js';
import type { Sort } from './resource-definition.js';

/** End of a page (keyset pagination): the sort keys and the id of its last row. */
export interface Place {
  keys: string[];
  id: string;
}

/** Short hash that identifies a list. A cursor is valid only for its own list. */
export function listName(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

/** Encodes a position in a list as an opaque cursor. */
export function writeCursor(list: string, { keys, id }: Place): string {
  return Buffer.from(JSON.stringify([list, id, ...keys])).toString('base64url');
}

const IS_KEY = {
  timestamptz: (key: string) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(key) && isDay(key.slice(0, 10)) && !Number.isNaN(Date.parse(key)),
  date: (key: string) => key === 'infinity' || isDay(key),
} satisfies Record<Sort['type'], (key: string) => boolean>;

/** Decodes a cursor. @throws FhirFailure for a malformed cursor, or one of another list */
export function readCursor(
  text: string,
  list: string,
  isId: (id: string) => boolean,
  types: readonly Sort['type'][] = [],
): Place {
  const [name, id, ...keys] = partsOf(text);
  const isPlace = name === list && id !== undefined && isId(id);
  const fits = keys.length === types.length && types.every((type, at) => IS_KEY[type](keys[at] ?? ''));
  if (!isPlace || !fits) throw invalid('_cursor is none of this search. Begin anew without it.');
  return { keys, id };
}

function partsOf(text: string): string[] {
  try {
    const parts = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown;
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : [];
  } catch {
    return [];
  }
}

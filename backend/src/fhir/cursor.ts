import { createHash } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import { isDay } from '../clinic-time.js';
import { invalid } from './outcome.js';
import type { Sort } from './resource-table.js';

/** Where a page ends (keyset): the key by which the list is ordered, if any, and the id. */
export interface Place {
  key: string | undefined;
  id: string;
}

/** What a list is, in short: a place in it says nothing of another one. */
export function listName(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

/** A place in a list as an opaque text. */
export function writeCursor(list: string, { key, id }: Place): string {
  return Buffer.from(JSON.stringify([list, id, ...(key === undefined ? [] : [key])])).toString('base64url');
}

const IS_KEY = {
  timestamptz: (key: string) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(key) && isDay(key.slice(0, 10)) && !Number.isNaN(Date.parse(key)),
  date: (key: string) => key === 'infinity' || isDay(key),
} satisfies Record<Sort['type'], (key: string) => boolean>;

/** @throws FhirFailure for a text that is no place in this list */
export function readCursor(text: string, list: string, type: Sort['type'] | undefined): Place {
  const [name, id, key, ...rest] = partsOf(text);
  const isPlace = name === list && typeof id === 'string' && isUuid(id) && rest.length === 0;
  const fits = type === undefined ? key === undefined : typeof key === 'string' && IS_KEY[type](key);
  if (!isPlace || !fits) throw invalid('_cursor is none of this search. Begin anew without it.');
  return { key: key as string | undefined, id };
}

function partsOf(text: string): unknown[] {
  try {
    const parts = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown;
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

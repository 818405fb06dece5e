import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isTooMuch } from './body.js';
import { invalid } from './outcome.js';

/** Largest number of operations of a patch. */
const MOST = 100;
/** Largest length of a path. */
const LONGEST = 1000;

/** Each character fits one alternative alone, so that no path takes more than one attempt. */
const POINTER = /^(\/([^~/]|~[01])*)*$/;

const path = z.string().refine((one) => one.length <= LONGEST && POINTER.test(one));
const value = z.unknown().refine((one) => one !== undefined);
const operations = z
  .array(
    z.discriminatedUnion('op', [
      z.object({ op: z.enum(['add', 'replace', 'test']), path, value }),
      z.object({ op: z.literal('remove'), path }),
      z.object({ op: z.enum(['move', 'copy']), path, from: path }),
    ]),
  )
  .max(MOST);

/** An operation of a JSON patch. */
export type Operation = z.output<typeof operations>[number];

/** Reads a JSON patch (RFC 6902). @throws FhirFailure 400 if it is none, or too large */
export function operationsOf(patch: unknown): Operation[] {
  const isList = Array.isArray(patch) && patch.length <= MOST && !isTooMuch(patch);
  const parsed = isList ? operations.safeParse(patch) : undefined;
  if (!parsed?.success) throw invalid(`A patch is a list of at most ${MOST} operations, as RFC 6902 writes them.`);
  return parsed.data;
}

/** A document that is patched: its root is an element, so that it can be replaced. */
export type Patched = Record<'root', unknown>;

/** Applies an operation. @returns false if it does not fit the document, or its test fails; the document may be changed then */
export function isApplied(document: Patched, operation: Operation): boolean {
  const place = placeOf(document, operation.path);
  switch (operation.op) {
    case 'test':
      return isThere(place) && isDeepStrictEqual(place.value, operation.value);
    case 'remove':
      return isThere(place) && isRemoved(place);
    case 'replace':
      return isThere(place) && isSet(place, operation.value);
    case 'add':
      return isAdded(place, operation.value);
    case 'copy': {
      const from = placeOf(document, operation.from);
      return isThere(from) && isAdded(place, structuredClone(from.value));
    }
    case 'move': {
      // Nothing is moved into itself.
      if (operation.path.startsWith(`${operation.from}/`)) return false;
      const from = placeOf(document, operation.from);
      // Without what is moved the path may lead elsewhere.
      return isThere(from) && isRemoved(from) && isAdded(placeOf(document, operation.path), from.value);
    }
  }
}

/** Where a path leads: an item of a list or an element of an object; `value` is undefined if it is not there. */
type Place =
  { list: unknown[]; at: number; value: unknown } | { object: Record<string, unknown>; name: string; value: unknown };

/** No path leads through the prototype of an object. */
const REFUSED = ['__proto__', 'constructor', 'prototype'];

/** Finds the place of a path: everything before its end is there. */
function placeOf(document: Patched, path: string): Place | undefined {
  let place: Place = { object: document, name: 'root', value: document.root };
  for (const part of path.split('/').slice(1)) {
    const next = placeIn(place.value, part.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (!next) return undefined;
    place = next;
  }
  return place;
}

function placeIn(parent: unknown, name: string): Place | undefined {
  if (Array.isArray(parent)) {
    const list: unknown[] = parent;
    const at = name === '-' ? list.length : /^(0|[1-9]\d{0,8})$/.test(name) ? Number(name) : undefined;
    return at === undefined || at > list.length ? undefined : { list, at, value: list[at] };
  }
  if (typeof parent !== 'object' || parent === null || REFUSED.includes(name)) return undefined;
  const object = parent as Record<string, unknown>;
  return { object, name, value: Object.hasOwn(object, name) ? object[name] : undefined };
}

/** JSON has no undefined. */
const isThere = (place: Place | undefined): place is Place => place?.value !== undefined;

function isSet(place: Place, value: unknown): boolean {
  if ('list' in place) place.list[place.at] = value;
  else place.object[place.name] = value;
  return true;
}

function isAdded(place: Place | undefined, value: unknown): boolean {
  if (!place) return false;
  if ('list' in place) place.list.splice(place.at, 0, value);
  else place.object[place.name] = value;
  return true;
}

function isRemoved(place: Place): boolean {
  if ('list' in place) place.list.splice(place.at, 1);
  else delete place.object[place.name];
  return true;
}

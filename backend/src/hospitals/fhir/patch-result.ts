import { isDeepStrictEqual } from 'node:util';
import type { Body } from './body.js';
import { fault, unprocessable } from './written.js';

/**
 * Requires that a resource is read as the patch left it: what only the clinic decides, such as its number, stays, and a patch of it is refused.
 * Lists may come in another order, ours beside the client's.
 * @throws FhirFailure 422
 */
export function requireSame(type: string, asked: Body, read: object): void {
  const after = read as Body;
  const others = [...new Set([...Object.keys(asked), ...Object.keys(after)])].filter(
    (name) => name !== 'text' && !isSame(partOf(name, asked[name]), partOf(name, after[name])),
  );
  const [first, ...rest] = others.map((name) =>
    fault(`${type}.${name}`, 'value', `${type}.${name} is not for a client to change so.`),
  );
  if (first) throw unprocessable([first, ...rest]);
}

/** Our version moves on. */
function partOf(name: string, value: unknown): unknown {
  if (name !== 'meta' || typeof value !== 'object' || value === null) return value;
  const { versionId: _version, lastUpdated: _at, ...rest } = value as Body;
  return rest;
}

/** Whether two values are the same, whatever the order of their lists; what is empty does not count. */
export const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(ordered(one), ordered(other));

/** Sorts lists, and leaves out what is empty. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(ordered);
    return items.length === 0
      ? undefined
      : items.toSorted((one, other) => compare(JSON.stringify(one), JSON.stringify(other)));
  }
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value)
    .map(([name, part]): [string, unknown] => [name, ordered(part)])
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => compare(one, other));
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

const compare = (one = '', other = '') => (one < other ? -1 : one > other ? 1 : 0);

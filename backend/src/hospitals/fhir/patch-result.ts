import { isDeepStrictEqual } from 'node:util';
import { oneLine } from '../../platform/inputs/text-input.js';
import { toE164 } from '../../platform/inputs/phone-number.js';
import { canonicalIdentifier } from '../abha/abha.js';
import type { Body } from './body.js';
import { isOurNarrative } from './narrative.js';
import { isMark } from './unknown-mark.js';
import { fault, unprocessable } from './written.js';

/**
 * Requires that a resource is read as the patch left it: what only the clinic decides, such as its number, stays, and a patch of it is refused.
 * Lists may come in another order, ours beside the client's, and values in the form in which the record has them.
 * @throws FhirFailure 422
 */
export function requireSame(type: string, asked: Body, read: object): void {
  const after = read as Body;
  const others = [...new Set([...Object.keys(asked), ...Object.keys(after)])].filter(
    (name) => !isSame(partOf(name, asked[name]), partOf(name, after[name])),
  );
  const [first, ...rest] = others.map((name) =>
    fault(`${type}.${name}`, 'value', `${type}.${name} is not for a client to change so.`),
  );
  if (first) throw unprocessable([first, ...rest]);
}

/** An element in the form in which the record has it, without what is ours: the version moves on, and the narrative tells of all that is known. */
function partOf(name: string, value: unknown): unknown {
  if ((name === 'text' && isOurNarrative(value)) || (name === 'gender' && value === 'unknown') || isMark(value))
    return undefined;
  if (name !== 'meta' || typeof value !== 'object' || value === null) return plainOf(value);
  const { versionId: _version, lastUpdated: _at, ...rest } = value as Body;
  return rest;
}

/** Puts numbers and identifiers into the form of the record, and leaves out the marks of what is unknown. */
function plainOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value)
    .filter(([, part]) => !isMark(part))
    .map(([name, part]): [string, unknown] => [name, plainOf(part)]);
  const plain = Object.fromEntries(parts);
  const { system, value: text } = plain;
  if (typeof system !== 'string' || typeof text !== 'string') return plain;
  const number = system === 'phone' ? toE164(text) : undefined;
  return number === undefined
    ? { ...plain, value: canonicalIdentifier({ system, value: oneLine(text) }).value }
    : { use: 'mobile', ...plain, value: number };
}

/** Whether two values are the same, whatever the order of their lists; what is empty does not count. */
export const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(ordered(one), ordered(other));

/** Sorts lists, and leaves out what is empty. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(ordered).filter((item) => item !== undefined);
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

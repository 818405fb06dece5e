import { isDeepStrictEqual } from 'node:util';
import { applyPatch, type Operation } from 'rfc6902';
import { z } from 'zod';
import { isTooMuch, type Body } from './body.js';
import { invalid } from './outcome.js';
import { fault, unprocessable } from './written.js';

/** Largest number of operations of a patch. */
const MOST = 100;

const path = z.string().regex(/^(\/[^~]*(~[01][^~]*)*)*$/);
const value = z.unknown().refine((one) => one !== undefined);
const operations = z
  .array(
    z.union([
      z.object({ op: z.enum(['add', 'replace', 'test']), path, value }),
      z.object({ op: z.literal('remove'), path }),
      z.object({ op: z.enum(['move', 'copy']), path, from: path }),
    ]),
  )
  .max(MOST);

/** Elements that no patch may touch. */
const FIXED = ['resourceType', 'id', 'meta'];

/**
 * Applies a JSON patch (RFC 6902) to a resource.
 * @throws FhirFailure 400 if it is none, 422 if an operation does not fit, a test fails, or it touches type, id or version
 */
export function patched(type: string, resource: object, patch: unknown): Body {
  const parsed = operations.safeParse(patch);
  if (!parsed.success) throw invalid(`A patch is a list of at most ${MOST} operations, as RFC 6902 writes them.`);
  const document = { resource: structuredClone(resource) };
  for (const [at, operation] of parsed.data.entries()) {
    const refuse = (code: 'value' | 'too-long', why: string) =>
      unprocessable([fault(type, code, `Operation ${at + 1} of the patch ${why}.`)]);
    // The root is an element of a document of ours, so that the whole resource can be replaced.
    const from = 'from' in operation ? { from: `/resource${operation.from}` } : {};
    const placed = { ...operation, ...from, path: `/resource${operation.path}` } as Operation;
    if (!isApplied(document, placed))
      throw refuse('value', operation.op === 'test' ? 'tests what is not so' : 'does not fit the resource');
    const result: unknown = document.resource;
    if (typeof result !== 'object' || result === null || Array.isArray(result))
      throw refuse('value', 'leaves no resource');
    // A copy of a copy of a copy grows fast.
    if (isTooMuch(result)) throw refuse('too-long', 'makes too much of it');
  }
  const result = document.resource as Body;
  for (const name of FIXED)
    if (!isSame(withoutTags(name, result[name]), withoutTags(name, (resource as Body)[name])))
      throw unprocessable([fault(`${type}.${name}`, 'value', `${type}.${name} is not for a client to change.`)]);
  return result;
}

/** Of meta, version and time are fixed; profiles and tags are the client's. */
function withoutTags(name: string, value: unknown): unknown {
  if (name !== 'meta' || typeof value !== 'object' || value === null) return value;
  const { versionId, lastUpdated } = value as Body;
  return { versionId, lastUpdated };
}

function isApplied(document: object, operation: Operation): boolean {
  try {
    return applyPatch(document, [operation])[0] === null;
  } catch {
    return false;
  }
}

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

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(ordered(one), ordered(other));

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

import { isDeepStrictEqual } from 'node:util';
import type { Body } from './body.js';
import { isOurNarrative } from './narrative.js';
import { FhirFailure } from './outcome.js';

/** What a client sent of a resource, without what is the server's: type, id, status, version and the content of a document. */
export type Sent = Record<string, unknown>;

/** Largest size of what is kept of a resource, in bytes of JSON. */
const LARGEST = 64 * 1024;

/** Elements that the server decides. */
const SERVERS = new Set(['resourceType', 'id', 'status']);

/** Takes what is kept of a resource: everything but the server's. @throws FhirFailure 422 too-long */
export function sentOf(type: string, body: Body): Sent {
  const sent = elementsOf(body);
  requireSize(type, sent);
  return sent;
}

/** Returns the elements of a resource that are not the server's, nor a narrative of ours, also of an earlier version. */
function elementsOf(resource: Body): Sent {
  const elements: Sent = {};
  for (const [name, value] of Object.entries(resource)) {
    const kept = name === 'meta' ? withoutVersion(value) : value;
    const isServers = SERVERS.has(name) || (name === 'text' && isOurNarrative(value));
    if (!isServers && !isEmpty(kept)) elements[name] = kept;
  }
  return elements;
}

/** Requires that a resource is not larger than what is kept. @throws FhirFailure 422 too-long, with its largest element */
function requireSize(type: string, sent: Sent): void {
  const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  if (sizeOf(sent) <= LARGEST) return;
  const [[largest] = ['']] = Object.entries(sent).toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one));
  const diagnostics = `A ${type} has at most ${LARGEST / 1024} KB, the content of its attachment apart.`;
  throw new FhirFailure(422, 'too-long', diagnostics, {
    issues: [{ code: 'too-long', diagnostics, expression: [`${type}.${largest}`] }],
  });
}

function withoutVersion(meta: unknown): unknown {
  if (typeof meta !== 'object' || meta === null) return meta;
  const { versionId: _version, lastUpdated: _at, ...rest } = meta as Body;
  return rest;
}

/** FHIR has no empty lists and objects. */
const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** A resource as a client reads it, and what of it is the client's own. */
export interface Shown {
  /** The resource. */
  resource: object;
  /** The resource without what the client sent. */
  ours: object;
  sent: Sent | null;
}

/**
 * Takes what is kept of an update. A client sends back what it read: an element that it did not change stays as it was sent, and what is
 * the server's own is not taken for the client's.
 * @returns null if nothing changed
 */
export function sentAgain(type: string, body: Body, { resource, ours, sent }: Shown): Sent | null {
  const [own, before] = [ours as Body, sent ?? {}];
  const [again, shown] = [sentOf(type, body), elementsOf(resource as Body)];
  if (isDeepStrictEqual(again, shown)) return null;
  const kept: Body = {};
  for (const [name, value] of Object.entries(again)) {
    const isUnchanged = isDeepStrictEqual(value, shown[name]);
    const next = isUnchanged ? before[name] : withoutOurs(value, own[name], before[name]);
    if (next !== undefined && !isEmpty(next)) kept[name] = next;
  }
  return kept;
}

/** Removes from a list the items that are the server's own. */
function withoutOurs(value: unknown, ours: unknown, before: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const has = (list: unknown, item: unknown) => Array.isArray(list) && list.some((one) => isDeepStrictEqual(one, item));
  return value.filter((item) => has(before, item) || !has(ours, item));
}

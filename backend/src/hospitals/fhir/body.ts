import type { Request } from 'express';
import { FhirFailure, invalid } from './outcome.js';

/** How deep a resource may be: R4's own are a third of it. */
const DEEPEST = 30;

/** How many values a resource may hold: each could be a mistake, and all of them are looked for. */
const MOST_VALUES = 10_000;

/** A body as it was sent, an object of JSON. */
export type Body = Record<string, unknown>;

/** A resource as it was sent. @throws FhirFailure 415 for another media type, 400 for what is no object of JSON in UTF-8, too deep or too long */
export function resourceOf(request: Request): Body {
  const body: unknown = request.body;
  if (!request.is(['application/fhir+json', 'application/json']) || !Buffer.isBuffer(body))
    throw new FhirFailure(415, 'not-supported', 'A resource is sent as application/fhir+json.');
  const parsed = parsedOf(body);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw invalid('A resource is an object.');
  if (isTooMuch(parsed))
    throw invalid(`A resource may be at most ${DEEPEST} levels deep, and hold at most ${MOST_VALUES} values.`);
  return parsed as Body;
}

function parsedOf(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
  } catch {
    throw invalid('The body is not JSON in UTF-8.');
  }
}

/** Goes down by levels, not by calls: a body may be deeper than the stack. */
function isTooMuch(body: object): boolean {
  let level: object[] = [body];
  let values = 0;
  for (let depth = 1; level.length > 0; depth++) {
    const inner: unknown[] = level.flatMap((each) => Object.values(each));
    values += inner.length;
    if (depth > DEEPEST || values > MOST_VALUES) return true;
    level = inner.filter((each): each is object => typeof each === 'object' && each !== null);
  }
  return false;
}

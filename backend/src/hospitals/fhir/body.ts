import type { Request } from 'express';
import { FhirFailure, invalid, unsupported } from './outcome.js';

/** Largest depth of a resource; R4's own resources have a third of it. */
const DEEPEST = 30;

/** Largest number of values in a resource. Validation reports all faults, so that each value costs time. */
const MOST_VALUES = 10_000;

/** A request body: a JSON object of any shape. */
export type Body = Record<string, unknown>;

/**
 * Reads the resource in a request body.
 * @throws FhirFailure 415 for another media type, 400 for anything but a JSON object in UTF-8 within the limits
 */
export function resourceOf(request: Request): Body {
  if (!request.is(['application/fhir+json', 'application/json']) || !Buffer.isBuffer(request.body))
    throw new FhirFailure(415, 'not-supported', 'A resource is sent as application/fhir+json.');
  return resourceIn(parsedOf(request.body));
}

/**
 * Returns the resource that a validation is of: the body, or the parameter `resource` of it. A creation alone is validated.
 * @throws FhirFailure 400
 */
export function validatedIn(body: Body): Body {
  if (body['resourceType'] !== 'Parameters') return body;
  const parameters = (Array.isArray(body['parameter']) ? body['parameter'] : []) as (Body | null)[];
  const [resource, ...others] = parameters
    .filter((one) => one?.['name'] === 'resource')
    .map((one) => one?.['resource']);
  const isKnown = parameters.every(
    (one) => one?.['name'] === 'resource' || (one?.['name'] === 'mode' && one['valueCode'] === 'create'),
  );
  if (!isKnown || others.length > 0) throw unsupported('$validate takes one resource, and the mode create alone.');
  return resourceIn(resource);
}

/** Reads the JSON patch in a request body. @throws FhirFailure 415, 400 */
export function patchOf(request: Request): unknown {
  if (!request.is('application/json-patch+json') || !Buffer.isBuffer(request.body))
    throw new FhirFailure(415, 'not-supported', 'A patch is sent as application/json-patch+json.');
  return parsedOf(request.body);
}

/** Requires a JSON object within the limits. @throws FhirFailure 400 */
export function resourceIn(parsed: unknown): Body {
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

/** Whether a body exceeds the limits. Iterates by level, because recursion would overflow the stack. */
export function isTooMuch(body: object): boolean {
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

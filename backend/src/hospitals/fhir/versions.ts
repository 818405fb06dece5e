import { isDeepStrictEqual } from 'node:util';
import type { IdentifierQuery } from '../external-records/external-record.service.js';
import { canonicalIdentifier } from '../abha/abha.js';
import type { Body } from './body.js';
import { FhirFailure } from './outcome.js';
import { fault, unprocessable } from './written.js';

/**
 * Reads the version that a change is of: If-Match, else the body's `meta.versionId`. Undefined without either; `*` names none.
 * @throws FhirFailure 412 for a malformed one, and if both are there and differ
 */
export function versionOf(ifMatch: string | undefined, { meta }: Body): number | undefined {
  const isNamed = ifMatch !== undefined && ifMatch.trim() !== '*';
  const [, tag] = (isNamed && /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch)) || [];
  if (isNamed && tag === undefined) throw new FhirFailure(412, 'conflict', 'If-Match is no ETag of this resource.');
  const told = typeof meta === 'object' && meta !== null ? (meta as Body)['versionId'] : undefined;
  if (told === undefined) return tag === undefined ? undefined : Number(tag);
  if (typeof told !== 'string' || !/^\d{1,9}$/.test(told))
    throw new FhirFailure(412, 'conflict', 'meta.versionId is no version of this resource.');
  if (tag !== undefined && Number(tag) !== Number(told))
    throw new FhirFailure(412, 'conflict', 'If-Match and meta.versionId name two versions.');
  return Number(told);
}

/** @throws FhirFailure 428 for an update without a version */
export function noVersion(): never {
  const sentence = 'Please send If-Match with the ETag of the version that you read, or the meta.versionId of it.';
  throw new FhirFailure(428, 'required', sentence);
}

/** Builds the failure if not exactly one visible resource matches; it reveals neither the match nor its owner. */
export const notOne = (what: string) =>
  new FhirFailure(412, 'multiple-matches', `No one resource that this client may see fits ${what}.`);

/** Requires that the body has the id of the address. @throws FhirFailure 400 */
export function requireId(body: Body, id: string): void {
  if (body['id'] !== id) throw new FhirFailure(400, 'invalid', 'The id of the body is that of the address.');
}

/** Requires that a new resource has the identifier by which it will be found again. @throws FhirFailure 422 */
export function requireIdentifier({ identifier, masterIdentifier }: Body, type: string, query: IdentifierQuery): void {
  const given = [...(Array.isArray(identifier) ? (identifier as unknown[]) : []), masterIdentifier].flatMap((one) => {
    const { system, value } = (one ?? {}) as Body;
    return typeof system === 'string' && typeof value === 'string' ? [canonicalIdentifier({ system, value })] : [];
  });
  if (!query.map(canonicalIdentifier).some((one) => given.some((own) => isDeepStrictEqual(own, one))))
    throw unprocessable([
      fault(`${type}.identifier`, 'value', `${type}.identifier has the identifier of the address.`),
    ]);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Client } from '../../platform/access/actor.js';
import { mayAccessRecord } from '../data-consents/consent-filter.js';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { canonicalIdentifier } from '../abha/abha.js';
import { findIdentified } from './patient-identifiers.js';

/** Tolerated clock skew of external systems, in milliseconds. */
const AHEAD_MS = 5 * 60_000;

/** An external identifier. */
export const externalName = z.object({
  system: line.required('IDENTIFIER_SYSTEM', 500),
  value: line.required('IDENTIFIER', 200),
});

/** The patient that external data refers to: a record id or an identifier. */
export const externalSubject = z.object({
  id: z.uuid(validationMessage('UNSEEN_PATIENT')).optional(),
  identifier: externalName.optional(),
});

/** Schema of the time at which a hospital wrote something. A future time fails with the message `said`. */
export const externalMoment = (now: Date, said: string) =>
  z.date(said).refine((moment) => moment.getTime() <= now.getTime() + AHEAD_MS, said);

/** Finds the subject's record among those within the client's reach. */
export async function findSubject(
  tx: EntityManager,
  client: Client,
  { id, identifier }: z.output<typeof externalSubject>,
): Promise<string | undefined> {
  const found = id ? [id] : identifier ? await findIdentified(tx, [canonicalIdentifier(identifier)]) : [];
  // Several records may claim one ABHA: those outside the client's reach count as none.
  const seen: string[] = [];
  for (const one of found) if (await mayAccessRecord(tx, client, one)) seen.push(one);
  return seen.length === 1 ? seen[0] : undefined;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Client } from '../../platform/access/actor.js';
import { mayAccessRecord } from '../data-consents/consent-filter.js';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
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
  const [found, ...others] = id ? [id] : identifier ? await findIdentified(tx, [identifier]) : [];
  return found && others.length === 0 && (await mayAccessRecord(tx, client, found)) ? found : undefined;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Client } from '../auth/actor.js';
import { isReached } from '../data-consents/is-reached.js';
import { line } from '../inputs/text-input.js';
import { says } from '../reasons/reason.js';
import { findIdentified } from './patient-identifiers.js';

/** How far a hospital's clock may be ahead of ours. */
const AHEAD_MS = 5 * 60_000;

/** What a hospital calls something. */
export const outsideName = z.object({
  system: line.required('IDENTIFIER_SYSTEM', 500),
  value: line.required('IDENTIFIER', 200),
});

/** Of whom something is that a hospital sends: the id of the record, or an identifier. */
export const outsideSubject = z.object({
  id: z.uuid(says('UNSEEN_PATIENT')).optional(),
  identifier: outsideName.optional(),
});

/** When a hospital wrote something: not ahead of now, or else `said`. */
export const outsideMoment = (now: Date, said: string) =>
  z.date(said).refine((moment) => moment.getTime() <= now.getTime() + AHEAD_MS, said);

/** The record of that subject, of those that the client reaches. */
export async function findSubject(
  tx: EntityManager,
  client: Client,
  { id, identifier }: z.output<typeof outsideSubject>,
): Promise<string | undefined> {
  const [found, ...others] = id ? [id] : identifier ? await findIdentified(tx, [identifier]) : [];
  return found && others.length === 0 && (await isReached(tx, client, found)) ? found : undefined;
}

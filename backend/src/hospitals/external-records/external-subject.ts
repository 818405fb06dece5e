import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Client } from '../../platform/access/actor.js';
import { mayAccessRecord } from '../data-consents/may-access-record.js';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { findIdentified } from './patient-identifiers.js';

/** How far a hospital's clock may be ahead of ours. */
const AHEAD_MS = 5 * 60_000;

/** What a hospital calls something. */
export const externalName = z.object({
  system: line.required('IDENTIFIER_SYSTEM', 500),
  value: line.required('IDENTIFIER', 200),
});

/** Of whom something is that a hospital sends: the id of the record, or an identifier. */
export const externalSubject = z.object({
  id: z.uuid(validationMessage('UNSEEN_PATIENT')).optional(),
  identifier: externalName.optional(),
});

/** When a hospital wrote something: not ahead of now, or else `said`. */
export const externalMoment = (now: Date, said: string) =>
  z.date(said).refine((moment) => moment.getTime() <= now.getTime() + AHEAD_MS, said);

/** The record of that subject, of those that the client reaches. */
export async function findSubject(
  tx: EntityManager,
  client: Client,
  { id, identifier }: z.output<typeof externalSubject>,
): Promise<string | undefined> {
  const [found, ...others] = id ? [id] : identifier ? await findIdentified(tx, [identifier]) : [];
  return found && others.length === 0 && (await mayAccessRecord(tx, client, found)) ? found : undefined;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Client } from '../../identity/auth/actor.js';
import { together } from './identity.js';
import { isInScope } from './included.js';
import { RESOURCES } from './resource-table.js';
import { findRows, presentTo, type FoundRow } from './rows.queries.js';
import type { ResourceDefinition } from './resource-definition.js';

/** What a document holds beside that with which it begins. */
export interface Parts {
  found: [ResourceDefinition, FoundRow][];
  /** A type of which something belongs in, and that the client may not read: a document is whole, or not at all. */
  lacking?: ResourceDefinition;
}

/** All that something refers to, as `Type/id`, each once, in the order in which it is named. */
export function referencesOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { reference } = value as { reference?: unknown };
  if (typeof reference === 'string') found.add(reference);
  for (const part of Object.values(value)) referencesOf(part, found);
  return found;
}

/** What a document refers to, behind the one fence. */
export async function findParts(em: EntityManager, client: Client, references: Iterable<string>): Promise<Parts> {
  const found: Parts['found'] = [];
  for (const reference of references) {
    const [type, id = ''] = reference.split('/');
    const served = RESOURCES.find((each) => each.type === type);
    const values = served?.identity.valuesOf(id);
    if (!served || !values) throw new Error(`nothing is served at ${type}`);
    if (!isInScope(client, served)) return { found, lacking: served };
    const where = sql`${presentTo(client, served)} and ${together(served.identity.columns)} = ${together(values)}`;
    const [row] = await findRows(em, served, { client, where, order: [], limit: 1 });
    if (row) found.push([served, row]);
  }
  return { found };
}

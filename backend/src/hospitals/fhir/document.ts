import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Client } from '../../platform/access/actor.js';
import { together } from './identity.js';
import { isInScope } from './included.js';
import { RESOURCES } from './resource-table.js';
import { findRows, presentTo, type FoundRow } from './rows.queries.js';
import type { ResourceDefinition } from './resource-definition.js';

/** The resources of a document besides its composition. */
export interface Parts {
  found: [ResourceDefinition, FoundRow][];
  /** A type that the document needs and the client may not read. A document is returned only if it is complete. */
  lacking?: ResourceDefinition;
}

/** Collects all references in a value as `Type/id`, each once, in order of appearance. */
export function referencesOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { reference } = value as { reference?: unknown };
  if (typeof reference === 'string') found.add(reference);
  for (const part of Object.values(value)) referencesOf(part, found);
  return found;
}

/** Finds the resources that a document refers to, through the consent filter. */
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

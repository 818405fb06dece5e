import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Bundle } from 'fhir/r4.js';
import type { Client } from '../../platform/access/actor.js';
import { isInScope } from './included.js';
import { RESOURCES } from './resource-table.js';
import type { ResourceDefinition } from './resource-definition.js';

/** A signed document as it is stored. */
export interface StoredDocument {
  /** The bytes, which are answered as they are. */
  text: string;
  /** Hex. */
  sha256: string;
}

/** Collects all references in a value as `Type/id`, each once, in order of appearance. */
export function referencesOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { reference } = value as { reference?: unknown };
  if (typeof reference === 'string') found.add(reference);
  for (const part of Object.values(value)) referencesOf(part, found);
  return found;
}

/** Reads the stored bytes of a document by the id of its composition, `report-` and the report's. Callers check access. */
export async function findDocument(em: EntityManager, compositionId: string): Promise<StoredDocument> {
  const reportId = compositionId.slice('report-'.length);
  const { rows } = await sql<StoredDocument>`select bundle as text, sha256 from signed_document
    where report_id = ${reportId}::uuid`.execute(em.getKysely());
  if (!rows[0]) throw new Error('a composition without its document');
  return rows[0];
}

/** Finds a type in a document that the client may not read. A document is returned only as a whole. */
export function lackingType({ entry = [] }: Bundle, client: Client): ResourceDefinition | undefined {
  const types = new Set(entry.map(({ resource }) => resource?.resourceType));
  return RESOURCES.find((served) => types.has(served.type) && !isInScope(client, served));
}

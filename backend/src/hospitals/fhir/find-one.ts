import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Client } from '../../platform/access/actor.js';
import { deletedConsentFilter } from '../data-consents/consent-filter.js';
import { FhirFailure } from './outcome.js';
import { fenceOf, findRows, type FoundRow } from './rows.queries.js';
import type { ResourceDefinition } from './resource-definition.js';
import { isNamed } from './search-sql.js';

/** Builds the failure for a resource that does not exist, or that the client may not read. */
export const notFound = () => new FhirFailure(404, 'not-found', 'There is nothing here that this client may see.');

/** Builds the failure for a deleted resource. */
export const gone = () => new FhirFailure(410, 'deleted', 'This was deleted.');

/** Finds a row by id, deleted or not, if the client may read it or learn of its deletion. @throws FhirFailure 404 */
export async function findAny(
  em: EntityManager,
  served: ResourceDefinition,
  client: Client,
  id: string,
): Promise<FoundRow> {
  const where = sql`${isNamed(served.identity, id)} and ${fenceOf(served, client, deletedConsentFilter)}`;
  const [row] = await findRows(em, served, { client, where, order: [], limit: 1 });
  if (!row) throw notFound();
  return row;
}

/** Finds a row by id, if the client may read it. @throws FhirFailure 404, or 410 if it was deleted */
export async function findOne(
  em: EntityManager,
  served: ResourceDefinition,
  client: Client,
  id: string,
): Promise<FoundRow> {
  const row = await findAny(em, served, client, id);
  if (row.isDeleted) throw gone();
  return row;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { Client } from '../../platform/access/actor.js';
import { together } from './identity.js';
import { RESOURCES } from './resource-table.js';
import { findRows, presentTo, type FoundRow, type PageRow } from './rows.queries.js';
import type { Search } from './search-text.js';
import type { ResourceDefinition } from './resource-definition.js';

/** Whether a client may see a type in included resources: the same scope as for a read. */
export const isInScope = ({ grants }: Client, { type }: ResourceDefinition) => grants.includes(`${type}.r`);

/** Returns the references that a search follows: each type with the column of its ids. */
export function followed(
  served: ResourceDefinition,
  { includes }: Search,
): [type: string, column: RawBuilder<unknown>][] {
  return includes.flatMap(({ name, type }) =>
    Object.entries(served.search[name]?.targets ?? {}).filter(([target]) => type === undefined || target === type),
  );
}

/** Finds the visible resources that the rows of a page refer to, each once. */
export async function findIncluded(
  em: EntityManager,
  client: Client,
  references: [type: string, column: RawBuilder<unknown>][],
  rows: PageRow[],
): Promise<[ResourceDefinition, FoundRow[]][]> {
  const found: [ResourceDefinition, FoundRow[]][] = [];
  for (const served of RESOURCES) {
    if (!isInScope(client, served)) continue;
    const places = references.flatMap(([type], at) => (type === served.type ? [at] : []));
    const ids = new Set(rows.flatMap((row) => places.flatMap((at) => row.references[at] ?? [])));
    const named = [...ids].flatMap((id) => {
      const values = served.identity.valuesOf(id);
      return values ? [together(values)] : [];
    });
    if (named.length === 0) continue;
    const where = sql`${presentTo(client, served)} and ${together(served.identity.columns)} in (${sql.join(named)})`;
    found.push([served, await findRows(em, served, { client, where, order: [], limit: named.length })]);
  }
  return found;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { consentFilter, type ConsentScope } from '../data-consents/consent-filter.js';
import { instant } from './columns.js';
import type { Place } from './cursor.js';
import { together } from './identity.js';
import type { ResourceRow, ResourceDefinition, Sort } from './resource-definition.js';

/** A row in a result. */
export type FoundRow = ResourceRow & {
  isDeleted: boolean;
  patientId: string | null;
  /** Whether it is a former version, which has what every client sees. */
  isStored?: boolean;
};

/** A sort key with its direction. */
export interface SortKey {
  sort: Sort | 'id';
  isDescending: boolean;
}

/** A query for the rows of a type. */
export interface ResourceQuery {
  /** The requesting client. */
  client: ConsentScope;
  /** Condition on the rows. */
  where: RawBuilder<unknown>;
  order: readonly SortKey[];
  /** End of the previous page. */
  after?: Place | undefined;
  limit: number;
  /** References to select along with the rows. */
  references?: readonly [type: string, column: RawBuilder<unknown>][];
}

/**
 * SQL condition on `patient p`: rows that the client may read. Every statement that answers a client uses it. Rows without a patient are
 * visible to every client with the scope.
 */
export function fenceOf(
  served: ResourceDefinition,
  client: ConsentScope,
  fenceBy = consentFilter,
): RawBuilder<unknown> {
  if (served.ofNoPatient) return sql`true`;
  const reached = fenceBy(client);
  const fence = served.mayBeOfNobody ? sql`(p.id is null or ${reached})` : reached;
  return served.sentBy ? sql`${served.sentBy} = ${client.clientId}::uuid and ${fence}` : fence;
}

/** SQL condition: visible and not deleted. */
export function presentTo(client: ConsentScope, served: ResourceDefinition): RawBuilder<unknown> {
  return sql`${fenceOf(served, client)} and ${served.isLive}`;
}

/** Returns the SQL `from` clause of a type for a client. */
export const fromOf = ({ from }: ResourceDefinition, client: ConsentScope) =>
  typeof from === 'function' ? from(client) : from;

/** SQL columns of a type. */
export const columnsOf = (
  served: ResourceDefinition,
) => sql`${served.identity.text} as id, ${served.revision} as revision,
  ${instant(served.updatedAt)} as "lastUpdated", ${served.ofNoPatient ? sql`null` : sql`p.id`} as "patientId",
  not (${served.isLive}) as "isDeleted", ${served.columns}`;

/** Counts the rows. */
export async function countRows(
  em: EntityManager,
  served: ResourceDefinition,
  { client, where }: Pick<ResourceQuery, 'client' | 'where'>,
): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from ${fromOf(served, client)} where ${where}`.execute(em.getKysely());
  return rows[0]?.total ?? 0;
}

/** A row of a page with its sort keys for the cursor and the ids of its references. */
export type PageRow = FoundRow & { sortKeys: string[]; references: (string | null)[] };

/** Finds the rows of a page, in order. */
export async function findRows(
  em: EntityManager,
  served: ResourceDefinition,
  question: ResourceQuery,
): Promise<PageRow[]> {
  const { client, where, limit, references = [] } = question;
  const keys = question.order.flatMap(({ sort }) => (sort === 'id' ? [] : [sort.text]));
  const terms = termsOf(served, question);
  const beyond = terms.some(({ value }) => value) ? sql`and ${isBeyond(terms)}` : sql``;
  const { rows } = await sql<PageRow>`
    select ${columnsOf(served)}, ${list(keys)} as "sortKeys", ${list(references.map(([, column]) => column))} as "references"
    from ${fromOf(served, client)} where ${where} ${beyond}
    order by ${sql.join(terms.map(({ key, isDescending }) => sql`${key} ${isDescending ? sql`desc` : sql`asc`}`))}
    limit ${limit}`.execute(em.getKysely());
  return rows;
}

const list = (columns: RawBuilder<unknown>[]) =>
  sql`array[${sql.join(columns.map((column) => sql`(${column})::text`))}]::text[]`;

/** A sort key and its value at the end of the previous page. */
interface Term {
  key: RawBuilder<unknown>;
  value: RawBuilder<unknown> | undefined;
  isDescending: boolean;
}

/** Returns the keys of an order up to the id, which makes it total. The id has the direction of the last key. */
function termsOf(served: ResourceDefinition, { order, after }: ResourceQuery): Term[] {
  const { identity } = served;
  const ids = after && identity.valuesOf(after.id);
  const byId = (isDescending: boolean) => identity.columns.map((key, at) => ({ key, value: ids?.[at], isDescending }));
  const terms: Term[] = [];
  let at = 0;
  for (const { sort, isDescending } of order) {
    // Keys after the id have no effect.
    if (sort === 'id') return [...terms, ...byId(isDescending)];
    const value = after && sql`${after.keys[at++]}::${sql.raw(sort.type)}`;
    terms.push({ key: sort.key, value, isDescending });
  }
  return [...terms, ...byId(order.at(-1)?.isDescending ?? false)];
}

/**
 * SQL condition: a row comes after the end of the previous page. Compares row values if all keys have one direction, so that an index
 * applies.
 */
function isBeyond([first, ...rest]: Term[]): RawBuilder<unknown> {
  if (!first) return sql`false`;
  const sign = first.isDescending ? sql`<` : sql`>`;
  const all = [first, ...rest];
  if (rest.every(({ isDescending }) => isDescending === first.isDescending))
    return sql`${together(all.map(({ key }) => key))} ${sign} ${together(all.map(({ value }) => value ?? sql`null`))}`;
  return sql`(${first.key} ${sign}= ${first.value} and (${first.key} ${sign} ${first.value} or ${isBeyond(rest)}))`;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { consentFilter, type ConsentScope } from '../data-consents/consent-filter.js';
import { instant } from './columns.js';
import type { Place } from './cursor.js';
import { together } from './identity.js';
import type { ResourceRow, ResourceDefinition, Sort } from './resource-definition.js';

/** A row as it is found. */
export type FoundRow = ResourceRow & { isDeleted: boolean; patientId: string | null };

/** One key of an order. */
export interface SortKey {
  sort: Sort | 'id';
  isDescending: boolean;
}

/** What is asked of the rows of a type. */
export interface ResourceQuery {
  /** Who asks. */
  client: ConsentScope;
  /** What has to hold of them. */
  where: RawBuilder<unknown>;
  order: readonly SortKey[];
  /** Where the page before ended. */
  after?: Place | undefined;
  limit: number;
  /** Whom the rows refer to, to be told with them. */
  references?: readonly [type: string, column: RawBuilder<unknown>][];
}

/** Who may be seen, over `patient p`: in every statement that answers a client. What is of no patient is seen by each that may read it. */
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

/** What is seen and was not deleted. */
export function presentTo(client: ConsentScope, served: ResourceDefinition): RawBuilder<unknown> {
  return sql`${fenceOf(served, client)} and ${served.isLive}`;
}

/** Where the rows of a type stand for a client. */
export const fromOf = ({ from }: ResourceDefinition, client: ConsentScope) =>
  typeof from === 'function' ? from(client) : from;

/** What is told of each row. */
export const columnsOf = (
  served: ResourceDefinition,
) => sql`${served.identity.text} as id, ${served.revision} as revision,
  ${instant(served.updatedAt)} as "lastUpdated", ${served.ofNoPatient ? sql`null` : sql`p.id`} as "patientId",
  not (${served.isLive}) as "isDeleted", ${served.columns}`;

/** How many rows there are. */
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

/** A row of a page: the keys by which it is ordered, for the cursor, and the ids to which it refers. */
export type PageRow = FoundRow & { sortKeys: string[]; references: (string | null)[] };

/** The rows of a page, in its order. */
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

/** A key of the order, and where the page before ended in it. */
interface Term {
  key: RawBuilder<unknown>;
  value: RawBuilder<unknown> | undefined;
  isDescending: boolean;
}

/** The keys of an order down to the id, which tells all rows apart; ties run in the direction of the last key. */
function termsOf(served: ResourceDefinition, { order, after }: ResourceQuery): Term[] {
  const { identity } = served;
  const ids = after && identity.valuesOf(after.id);
  const byId = (isDescending: boolean) => identity.columns.map((key, at) => ({ key, value: ids?.[at], isDescending }));
  const terms: Term[] = [];
  let at = 0;
  for (const { sort, isDescending } of order) {
    // What stands behind the id decides nothing.
    if (sort === 'id') return [...terms, ...byId(isDescending)];
    const value = after && sql`${after.keys[at++]}::${sql.raw(sort.type)}`;
    terms.push({ key: sort.key, value, isDescending });
  }
  return [...terms, ...byId(order.at(-1)?.isDescending ?? false)];
}

/** Whether a row comes after a place: compared as a whole where all keys run in one direction, so that an index may serve. */
function isBeyond([first, ...rest]: Term[]): RawBuilder<unknown> {
  if (!first) return sql`false`;
  const sign = first.isDescending ? sql`<` : sql`>`;
  const all = [first, ...rest];
  if (rest.every(({ isDescending }) => isDescending === first.isDescending))
    return sql`${together(all.map(({ key }) => key))} ${sign} ${together(all.map(({ value }) => value ?? sql`null`))}`;
  return sql`(${first.key} ${sign}= ${first.value} and (${first.key} ${sign} ${first.value} or ${isBeyond(rest)}))`;
}

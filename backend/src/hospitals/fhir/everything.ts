import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { Client } from '../../platform/access/actor.js';
import { instantOf } from './bulk/kick-off.js';
import { isInScope } from './included.js';
import { invalid, unsupported } from './outcome.js';
import { RESOURCES, EXPORTABLE_RESOURCES } from './resource-table.js';
import { countRows, findRows, presentTo, type FoundRow } from './rows.queries.js';
import type { ResourceDefinition } from './resource-definition.js';

/** Largest number of resources on a page; more than nearly all patients have. */
const PAGE = 1_000;

/** Parameters of `$everything`. */
export interface AskedOfAll {
  /** Resources per page, at most the server's own limit. */
  count: number;
  /** Restricts the result to these types; undefined: all types. */
  types: readonly string[] | undefined;
  /** Restricts the result to changes at or after this time. */
  since: Date | null;
  cursor: string | undefined;
  /** The parameters as given, for the links. */
  counted: [name: string, value: string][];
}

/** Reads the parameters of `$everything`. @throws FhirFailure 400 for an unknown parameter, because ignoring it would return other rows */
export function readAskedOfAll(pairs: [name: string, value: string][]): AskedOfAll {
  const asked: AskedOfAll = { count: PAGE, types: undefined, since: null, cursor: undefined, counted: pairs };
  const given = new Set<string>();
  for (const [name, value] of pairs) {
    if (given.has(name)) throw invalid('Each parameter of $everything is given once.');
    given.add(name);
    if (name === '_count') asked.count = countOf(value);
    else if (name === '_type') asked.types = typesOf(value);
    // Form decoding turns an unencoded plus into a space.
    else if (name === '_since') asked.since = instantOf(value.replaceAll(' ', '+'));
    else if (name === '_cursor') asked.cursor = value;
    else throw unsupported('$everything takes _count, _since, _type and _format alone.');
  }
  return asked;
}

function countOf(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw invalid('_count must be a whole number from 1 on.');
  return Math.min(Number(value), PAGE);
}

function typesOf(value: string): string[] {
  const types = value.split(',').map((one) => one.trim());
  if (!types.every((name) => EXPORTABLE_RESOURCES.some(({ type }) => type === name)))
    throw invalid('_type names a type that does not come with $everything.');
  return types;
}

/** Result of the queries for a patient. */
interface All {
  /** Rows by type. */
  found: [ResourceDefinition, FoundRow[]][];
  /** `Type/id` of the last resource, if another page follows. */
  last: string | undefined;
  /** Count over all pages. */
  total: number;
}

/** Whether a text has the form `Type/id` of a known type. */
export function isIdInAll(text: string): boolean {
  const { served, id } = named(text);
  return served?.identity.valuesOf(id) !== undefined;
}

function named(text: string): { served: ResourceDefinition | undefined; id: string } {
  const [type, id = ''] = text.split('/');
  return { served: RESOURCES.find((served) => served.type === type), id };
}

/**
 * Finds a page of the resources of a patient that the client may read, and of the resources they refer to, in the table's order; starts
 * after `Type/id`.
 */
export async function findAllOf(
  em: EntityManager,
  client: Client,
  patientId: string,
  { count, types: wanted, since }: Omit<AskedOfAll, 'cursor' | 'counted'>,
  after: string | undefined,
): Promise<All> {
  const types = EXPORTABLE_RESOURCES.filter(
    (served) => isInScope(client, served) && (wanted?.includes(served.type) ?? true),
  );
  const start = after === undefined ? undefined : named(after);
  const all: All = { found: [], last: undefined, total: 0 };
  let [left, end] = [count, after];
  for (const served of types.slice(start?.served ? types.indexOf(start.served) : 0)) {
    const place = start?.served === served ? { id: start.id, keys: [] } : undefined;
    const where = whereOf(served, client, patientId, since);
    const rows = await findRows(em, served, { client, where, order: [], after: place, limit: left + 1 });
    const page = rows.slice(0, left);
    all.found.push([served, page]);
    left -= page.length;
    const last = page.at(-1);
    if (last) end = `${served.type}/${last.id}`;
    if (rows.length > page.length)
      return { ...all, last: end, total: await countAllOf(em, client, types, patientId, since) };
  }
  const isWhole = after === undefined;
  return { ...all, total: isWhole ? count - left : await countAllOf(em, client, types, patientId, since) };
}

/** SQL condition: the consent filter, then the patient. */
function whereOf(
  served: ResourceDefinition,
  client: Client,
  patientId: string,
  since: Date | null,
): RawBuilder<unknown> {
  const isTheirs = served.ofNoPatient?.spokenOf(patientId, client) ?? sql`p.id = ${patientId}::uuid`;
  const isRecent = since ? sql`${served.updatedAt} >= ${since}` : sql`true`;
  return sql`${presentTo(client, served)} and ${isTheirs} and ${isRecent}`;
}

async function countAllOf(
  em: EntityManager,
  client: Client,
  types: ResourceDefinition[],
  patientId: string,
  since: Date | null,
): Promise<number> {
  let total = 0;
  for (const served of types)
    total += await countRows(em, served, { client, where: whereOf(served, client, patientId, since) });
  return total;
}

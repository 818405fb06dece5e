import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { Client } from '../auth/actor.js';
import { isInScope } from './included.js';
import { RESOURCES, TOLD } from './resource-table.js';
import { countRows, findRows, presentTo, type FoundRow } from './rows.queries.js';
import type { Served } from './served.js';

/** How many resources a page has at most: more than there are of nearly all patients. */
const PAGE = 1_000;

/** What was found of a patient. */
interface All {
  /** Type by type. */
  found: [Served, FoundRow[]][];
  /** `Type/id` of the last one, if more comes. */
  last: string | undefined;
  /** Of all pages. */
  total: number;
}

/** Whether a text names a resource of ours: `Type/id`. */
export function isIdInAll(text: string): boolean {
  const { served, id } = named(text);
  return served?.identity.valuesOf(id) !== undefined;
}

function named(text: string): { served: Served | undefined; id: string } {
  const [type, id = ''] = text.split('/');
  return { served: RESOURCES.find((served) => served.type === type), id };
}

/** A page of all that a client sees of a patient, and of what that speaks, in the order of the table; after a resource, `Type/id`. */
export async function findAllOf(
  em: EntityManager,
  client: Client,
  patientId: string,
  after: string | undefined,
): Promise<All> {
  const types = TOLD.filter((served) => isInScope(client, served));
  const start = after === undefined ? undefined : named(after);
  const all: All = { found: [], last: undefined, total: 0 };
  let [left, end] = [PAGE, after];
  for (const served of types.slice(start?.served ? types.indexOf(start.served) : 0)) {
    const place = start?.served === served ? { id: start.id, keys: [] } : undefined;
    const where = whereOf(served, client, patientId);
    const rows = await findRows(em, served, { client, where, order: [], after: place, limit: left + 1 });
    const page = rows.slice(0, left);
    all.found.push([served, page]);
    left -= page.length;
    const last = page.at(-1);
    if (last) end = `${served.type}/${last.id}`;
    if (rows.length > page.length) return { ...all, last: end, total: await countAllOf(em, client, types, patientId) };
  }
  const isWhole = after === undefined;
  return { ...all, total: isWhole ? PAGE - left : await countAllOf(em, client, types, patientId) };
}

/** The one fence, and then whom it is of. */
function whereOf(served: Served, client: Client, patientId: string): RawBuilder<unknown> {
  const isTheirs = served.ofNoPatient?.spokenOf(patientId) ?? sql`p.id = ${patientId}::uuid`;
  return sql`${presentTo(client, served)} and ${isTheirs}`;
}

async function countAllOf(em: EntityManager, client: Client, types: Served[], patientId: string): Promise<number> {
  let total = 0;
  for (const served of types)
    total += await countRows(em, served, { client, where: whereOf(served, client, patientId) });
  return total;
}

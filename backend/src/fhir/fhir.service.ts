import type { EntityManager } from '@mikro-orm/postgresql';
import type { Bundle, FhirResource } from 'fhir/r4.js';
import { sql, type RawBuilder } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Actor, Client } from '../auth/actor.js';
import type { Clock } from '../clock.js';
import { consentFence } from '../data-consents/consent-fence.js';
import { nothing } from '../inputs/parse-input.js';
import type { UseCases } from '../use-cases.js';
import { searchset } from './bundle.js';
import { listName, readCursor, writeCursor, type Place } from './cursor.js';
import { FhirFailure } from './outcome.js';
import type { ResourceRow, Served, Sort } from './resource-table.js';
import { readSearch, type Search } from './search-text.js';

interface Settings {
  clock: Clock;
  /** The address of the service, without a slash at its end. */
  base: string;
  systemBase: string;
}

/** What a client asks of one resource, and the state in which it was found. */
export interface Found {
  resource: FhirResource;
  revision: number;
  lastUpdated: string;
}

const notFound = () => new FhirFailure(404, 'not-found', 'There is nothing here that this client may see.');

/** What hospitals' systems read: each statement stands behind the one fence of consent. */
export class FhirService {
  constructor(
    private readonly useCases: UseCases,
    private readonly settings: Settings,
  ) {}

  /** One resource. @throws AppError FORBIDDEN; FhirFailure 404 for what is not there or not this client's, 410 for what was deleted */
  async read(actor: Actor, served: Served, id: string): Promise<Found> {
    return this.useCases.read(actor, served.interactions.read, nothing, {}, async (_asked, { actor, em, seen }) => {
      if (!isUuid(id)) throw notFound();
      const { rows } = await sql<ResourceRow & { isDeleted: boolean }>`
        select ${served.columns}, ${served.deletedAt} is not null as "isDeleted" from ${served.from}
        where ${fenceOf(served, clientOf(actor))} and ${served.id} = ${id.toLowerCase()}::uuid`.execute(em.getKysely());
      const [row] = rows;
      if (!row) throw notFound();
      if (row.isDeleted) throw new FhirFailure(410, 'deleted', 'This was deleted.');
      await seen(served.isOfNoPatient ? {} : { subjectType: 'patient', subjectId: row.patientId ?? row.id });
      return { resource: served.map(row, this.settings), revision: row.revision, lastUpdated: row.lastUpdated };
    });
  }

  /** A page of a search, with the exact total. @throws AppError FORBIDDEN; FhirFailure for what is not understood */
  async search(
    actor: Actor,
    served: Served,
    asked: { pairs: [string, string][]; isLenient: boolean },
  ): Promise<Bundle> {
    return this.useCases.read(actor, served.interactions.search, nothing, {}, async (_asked, { actor, em, seen }) => {
      const client = clientOf(actor);
      const known = { search: served.search, sorts: { _id: true, ...served.sorts } };
      const search = readSearch(asked.pairs, known, asked.isLenient);
      const sort = search.sort && search.sort.by !== '_id' ? served.sorts[search.sort.by] : undefined;
      const list = listName(served.type, client.clientId, search.filters, search.sort);
      const after = search.cursor === undefined ? undefined : readCursor(search.cursor, list, sort?.type);
      const where = this.conditionsOf(served, client, search);
      const total = await count(em, served, where);
      const rows = search.isCount ? [] : await findPage(em, served, { where, search, sort, after });
      const page = rows.slice(0, search.count);
      const last = rows.length > search.count ? page.at(-1) : undefined;
      // Whose records the page hands out: the trail of each of them names this search.
      const patients = served.isOfNoPatient ? [] : [...new Set(page.map(({ patientId, id }) => patientId ?? id))];
      const parameters = [...new Set(search.counted.map(([name]) => name))];
      await seen({ details: { parameters, total, ...(patients.length > 0 && { patients }) } });
      return searchset({
        address: `${this.settings.base}/${served.type}`,
        base: this.settings.base,
        total,
        resources: page.map((row) => served.map(row, this.settings)),
        counted: search.counted,
        nextCursor: last && writeCursor(list, { id: last.id, key: last.sortKey ?? undefined }),
        hasIgnored: search.hasIgnored,
      });
    });
  }

  /** All that has to hold of a row: the fence first, then each filter, of whose values any may fit. */
  private conditionsOf(served: Served, client: Client, { filters }: Search): RawBuilder<unknown> {
    const { clock, systemBase, base } = this.settings;
    const now = clock.now();
    const filtered = filters.map(({ name, modifier, values }) => {
      const fits = values.map((value) => served.search[name]?.condition(value, { modifier, now, systemBase, base }));
      return sql`(${sql.join(fits, sql` or `)})`;
    });
    return sql.join([fenceOf(served, client), sql`${served.deletedAt} is null`, ...filtered], sql` and `);
  }
}

/** Who may be seen, over `patient p`; what is of no patient is seen by every client that may read it. */
function fenceOf(served: Served, client: Client): RawBuilder<unknown> {
  return served.isOfNoPatient ? sql`true` : consentFence(client);
}

/** Whom the table lets pass here are clients alone; another one is a mistake of ours. */
function clientOf(actor: Actor): Client {
  if (actor.kind !== 'client') throw new Error('only a client comes through this door');
  return actor;
}

async function count(em: EntityManager, served: Served, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from ${served.from} where ${where}`.execute(em.getKysely());
  return rows[0]?.total ?? 0;
}

interface Question {
  where: RawBuilder<unknown>;
  search: Search;
  sort: Sort | undefined;
  after: Place | undefined;
}

/** The rows of a page, and one more when there are more. */
async function findPage(
  em: EntityManager,
  served: Served,
  { where, search, sort, after }: Question,
): Promise<(ResourceRow & { sortKey: string | null })[]> {
  const isDescending = search.sort?.isDescending ?? false;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const isBeyond = isDescending ? sql`<` : sql`>`;
  const order = sort ? sql`${sort.key} ${direction}, ${served.id} ${direction}` : sql`${served.id} ${direction}`;
  const place = sort ? sql`(${sort.key}, ${served.id})` : sql`${served.id}`;
  const left = after && (sort ? sql`(${after.key}::${sql.raw(sort.type)}, ${after.id}::uuid)` : sql`${after.id}::uuid`);
  const { rows } = await sql<ResourceRow & { sortKey: string | null }>`
    select ${served.columns}, ${sort?.text ?? sql`null`} as "sortKey" from ${served.from}
    where ${where} ${left ? sql`and ${place} ${isBeyond} ${left}` : sql``}
    order by ${order} limit ${search.count + 1}`.execute(em.getKysely());
  return rows;
}

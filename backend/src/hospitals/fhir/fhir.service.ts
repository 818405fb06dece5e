import type { EntityManager } from '@mikro-orm/postgresql';
import type { Bundle, FhirResource } from 'fhir/r4.js';
import { sql, type RawBuilder } from 'kysely';
import { clientOf, type Actor, type Client } from '../../identity/auth/actor.js';
import type { Permission } from '../../identity/auth/access-policy.js';
import type { Clock } from '../../platform/clock.js';
import { deletedConsentFilter } from '../data-consents/consent-filter.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import { documentOf, searchset } from './bundle.js';
import { listName, readCursor, writeCursor } from './cursor.js';
import { findParts, referencesOf } from './document.js';
import { findAllOf, isIdInAll, type AskedOfAll } from './everything.js';
import { findIncluded, followed } from './included.js';
import { FhirFailure } from './outcome.js';
import { searchOf, sortsOf } from './resource-table.js';
import { countRows, fenceOf, findRows, presentTo, type FoundRow } from './rows.queries.js';
import { readSearch, type Search } from './search-text.js';
import { isNamed } from './search-sql.js';
import { toResource, type ResourceDefinition } from './resource-definition.js';

interface Settings {
  clock: Clock;
  /** The address of the service, without a slash at its end. */
  base: string;
  systemBase: string;
  /** A file of the storage. */
  fileAt: (key: string) => Promise<Buffer>;
}

/** In which state a resource is. */
export interface State {
  revision: number;
  lastUpdated: string;
}

/** What a client asks of one resource, and the state in which it was found. */
export interface Found extends State {
  resource: FhirResource;
}

const notFound = () => new FhirFailure(404, 'not-found', 'There is nothing here that this client may see.');

/** What hospitals' systems read: each statement stands behind the one fence of consent. */
export class FhirService {
  constructor(
    private readonly useCases: UseCases,
    private readonly settings: Settings,
  ) {}

  /** Refuses whom a verb is not for, before a place is held or anything is read of what is sent. @throws AppError FORBIDDEN */
  async admit(actor: Actor, verb: Permission): Promise<void> {
    await this.useCases.read(actor, verb, nothing, {}, () => undefined);
  }

  /**
   * One resource; of a state that the client has already no file is fetched.
   * @throws AppError FORBIDDEN; FhirFailure 404 for what is not there or not this client's, 410 for what was deleted
   */
  async read(actor: Actor, served: ResourceDefinition, id: string, isKnown: (state: State) => boolean): Promise<Found> {
    return this.useCases.read(actor, served.interactions.read, nothing, {}, async (_asked, { actor, em, seen }) => {
      const client = clientOf(actor);
      const row = await findOne(em, served, client, id);
      const mapped = this.resourceOf(client, served, row);
      const filled = isKnown(row) ? undefined : await served.filled?.(row, mapped, this.settings.fileAt);
      await seen(row.patientId ? { subjectType: 'patient', subjectId: row.patientId } : {});
      return { resource: filled ?? mapped, revision: row.revision, lastUpdated: row.lastUpdated };
    });
  }

  /** The present state of a resource, for those who were let pass with another verb. @throws FhirFailure as above */
  async state(
    em: EntityManager,
    actor: Actor,
    served: ResourceDefinition,
    id: string,
  ): Promise<Found & { patientId: string | null }> {
    const client = clientOf(actor);
    const row = await findOne(em, served, client, id);
    const { revision, lastUpdated, patientId } = row;
    return { resource: this.resourceOf(client, served, row), revision, lastUpdated, patientId };
  }

  /** A page of a search, with the exact total. @throws AppError FORBIDDEN; FhirFailure for what is not understood */
  async search(
    actor: Actor,
    served: ResourceDefinition,
    asked: { pairs: [string, string][]; isLenient: boolean },
  ): Promise<Bundle> {
    return this.useCases.read(actor, served.interactions.search, nothing, {}, async (_asked, { actor, em, seen }) => {
      const client = clientOf(actor);
      const sorts = sortsOf(served);
      const known = { type: served.type, search: searchOf(served), sorts, includes: served.includes ?? [] };
      const search = readSearch(asked.pairs, known, asked.isLenient);
      const order = search.order.flatMap(({ by, isDescending }) => {
        const sort = sorts[by];
        return sort ? [{ sort, isDescending }] : [];
      });
      const list = listName(served.type, client.clientId, search.filters, search.order);
      const types = order.flatMap(({ sort }) => (sort === 'id' ? [] : [sort.type]));
      const isId = (id: string) => served.identity.valuesOf(id) !== undefined;
      const after = search.cursor === undefined ? undefined : readCursor(search.cursor, list, isId, types);
      const where = this.conditionsOf(served, client, search);
      const references = followed(served, search);
      const question = { client, where, order, after, limit: search.count + 1, references };
      const [total, rows] = await Promise.all([
        countRows(em, served, question),
        search.isCount ? [] : findRows(em, served, question),
      ]);
      const page = rows.slice(0, search.count);
      const last = rows.length > search.count ? page.at(-1) : undefined;
      const included = await findIncluded(em, client, references, page);
      // Whose records the page hands out: the trail of each of them names this search.
      const handedOut = [...page, ...included.flatMap(([, rows]) => rows)];
      const patients = [...new Set(handedOut.flatMap(({ patientId }) => patientId ?? []))];
      const parameters = [...new Set(search.counted.map(([name]) => name))];
      await seen({ details: { parameters, total, ...(patients.length > 0 && { patients }) } });
      return searchset({
        address: `${this.settings.base}/${served.type}`,
        base: this.settings.base,
        total,
        resources: page.map((row) => this.resourceOf(client, served, row)),
        included: included.flatMap(([of, rows]) => rows.map((row) => this.resourceOf(client, of, row))),
        counted: search.counted,
        nextCursor: last && writeCursor(list, { id: last.id, keys: last.sortKeys }),
        hasIgnored: search.hasIgnored,
      });
    });
  }

  /**
   * All that there is of a patient, of the types that the client may read, and what it speaks of. @throws AppError FORBIDDEN; FhirFailure
   * as for a read
   */
  async everything(actor: Actor, served: ResourceDefinition, id: string, asked: AskedOfAll): Promise<Bundle> {
    return this.useCases.read(actor, 'fhir.Patient.everything', nothing, {}, async (_asked, { actor, em, seen }) => {
      const client = clientOf(actor);
      const { id: patientId } = await findOne(em, served, client, id);
      const list = listName('everything', client.clientId, patientId, client.grants, asked.types, asked.since);
      const after = asked.cursor === undefined ? undefined : readCursor(asked.cursor, list, isIdInAll).id;
      const { found, last, total } = await findAllOf(em, client, patientId, asked, after);
      await seen({ subjectType: 'patient', subjectId: patientId, details: { types: found.map(([{ type }]) => type) } });
      return searchset({
        address: `${this.settings.base}/Patient/${patientId}/$everything`,
        base: this.settings.base,
        total,
        resources: found.flatMap(([of, rows]) => rows.map((row) => this.resourceOf(client, of, row))),
        counted: asked.counted,
        nextCursor: last && writeCursor(list, { id: last, keys: [] }),
      });
    });
  }

  /**
   * A composition with all that it refers to, as a document of its own. @throws AppError FORBIDDEN also where the client may not read a type
   * of which something belongs in; FhirFailure as for a read
   */
  async document(actor: Actor, served: ResourceDefinition, id: string): Promise<Bundle> {
    return this.useCases.read(actor, 'fhir.Composition.document', nothing, {}, async (_asked, look) => {
      const { em, seen, refuse } = look;
      const client = clientOf(look.actor);
      const first = await findOne(em, served, client, id);
      const composition = this.resourceOf(client, served, first);
      const { found, lacking } = await findParts(em, client, referencesOf(composition));
      if (lacking) return refuse(`${lacking.type}.r`);
      await seen(first.patientId ? { subjectType: 'patient', subjectId: first.patientId } : {});
      const { base, systemBase, clock } = this.settings;
      return documentOf([composition, ...found.map(([of, row]) => this.resourceOf(client, of, row))], {
        base,
        identifier: { system: `${systemBase}/document`, value: `${id}-${first.revision}` },
        at: clock.now(),
      });
    });
  }

  /** What a row is as a resource, to a client. */
  private resourceOf({ clientId }: Client, served: ResourceDefinition, row: FoundRow): FhirResource {
    return toResource(served, row, this.settings, clientId);
  }

  /** All that has to hold of a row: the fence first, then each filter, of whose values any may fit. */
  private conditionsOf(served: ResourceDefinition, client: Client, { filters }: Search): RawBuilder<unknown> {
    const { clock, systemBase, base } = this.settings;
    const now = clock.now();
    const parameters = searchOf(served);
    const filtered = filters.map(({ name, modifier, values }) => {
      const fits = values.map((value) => parameters[name]?.condition(value, { modifier, now, systemBase, base }));
      return sql`(${sql.join(fits, sql` or `)})`;
    });
    return sql.join([presentTo(client, served), ...filtered], sql` and `);
  }
}

/** The row of an id, as long as the client sees it. @throws FhirFailure 404, and 410 for what was deleted */
async function findOne(em: EntityManager, served: ResourceDefinition, client: Client, id: string): Promise<FoundRow> {
  const where = sql`${isNamed(served.identity, id)} and ${fenceOf(served, client, deletedConsentFilter)}`;
  const [row] = await findRows(em, served, { client, where, order: [], limit: 1 });
  if (!row) throw notFound();
  if (row.isDeleted) throw new FhirFailure(410, 'deleted', 'This was deleted.');
  return row;
}

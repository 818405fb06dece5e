import type { EntityManager } from '@mikro-orm/postgresql';
import type { Bundle, FhirResource } from 'fhir/r4.js';
import { sql, type RawBuilder } from 'kysely';
import { clientOf, type Actor, type Client } from '../../platform/access/actor.js';
import type { Permission } from '../../platform/access/access-policy.js';
import type { Clock } from '../../platform/time/clock.js';
import { isRowId, nothing } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import { searchset } from './bundle.js';
import { listName, readCursor, writeCursor } from './cursor.js';
import { findDocument, lackingType, type StoredDocument } from './document.js';
import { findAllOf, isIdInAll, type AskedOfAll } from './everything.js';
import { findOne } from './find-one.js';
import { findIncluded, followed } from './included.js';
import { FhirFailure } from './outcome.js';
import { searchOf, sortsOf } from './resource-table.js';
import { countRows, findRows, presentTo, type FoundRow } from './rows.queries.js';
import { type Handling, readSearch, type Search } from './search-text.js';
import type { Sent, Shown } from './sent.js';
import { toResource, type ResourceDefinition } from './resource-definition.js';

interface Settings {
  clock: Clock;
  /** URL of the service, without a trailing slash. */
  base: string;
  systemBase: string;
  /** Reads a file from the storage. */
  fileAt: (key: string) => Promise<Buffer>;
  /** Stores the documents of reports that have none yet; returns whether none waits any more. */
  signWaiting: (em: EntityManager, of: WaitingReports) => Promise<boolean>;
}

/** State of a resource, for ETag and Last-Modified. */
export interface State {
  revision: number;
  lastUpdated: string;
}

/** Result of a read, with the resource's state. */
export interface Found extends State {
  resource: FhirResource;
}

/** Reports without a document: one, those of a patient, or a number of all. */
type WaitingReports = { reportId: string } | { patientId: string } | { most: number };

/** A signed document with its bytes parsed. */
export interface SignedBundle extends StoredDocument {
  bundle: Bundle;
}

/** Prefix of the id of a composition, before that of its report. */
const REPORT = 'report-';
/** Documents that a search stores at most before it answers; the job stores the others. */
const SIGNED_AT_ONCE = 100;

const notYet = () =>
  new FhirFailure(503, 'transient', 'Documents of earlier reports are being stored. Please ask again in a minute.', {
    retryAfterSeconds: 60,
  });

/** Reads and searches resources. Every statement applies the consent filter. */
export class FhirService {
  constructor(
    private readonly useCases: UseCases,
    private readonly settings: Settings,
  ) {}

  /** Checks a permission before the request takes a slot or its body is parsed. @throws AppError FORBIDDEN */
  async admit(actor: Actor, verb: Permission): Promise<void> {
    await this.useCases.read(actor, verb, nothing, {}, () => undefined);
  }

  /**
   * Reads a resource; its file only if the client does not know the state already.
   * @throws AppError FORBIDDEN; FhirFailure 404 if it does not exist or the client may not read it, 410 if it was deleted
   */
  async read(actor: Actor, served: ResourceDefinition, id: string, isKnown: (state: State) => boolean): Promise<Found> {
    return this.useCases.read(actor, served.interactions.read, nothing, {}, async (_asked, { actor, em, seen }) => {
      const client = clientOf(actor);
      await this.signReport(em, served, id);
      const row = await findOne(em, served, client, id);
      const mapped = this.resourceOf(client, served, row);
      const filled = isKnown(row) ? undefined : await served.filled?.(row, mapped, this.settings.fileAt);
      await seen(row.patientId ? { subjectType: 'patient', subjectId: row.patientId } : {});
      return { resource: filled ?? mapped, revision: row.revision, lastUpdated: row.lastUpdated };
    });
  }

  /** Reads the current state of a resource, and what of it the client sent, for a client that another permission admitted. @throws FhirFailure as above */
  async state(
    em: EntityManager,
    actor: Actor,
    served: ResourceDefinition,
    id: string,
  ): Promise<Found & Shown & { id: string; patientId: string | null }> {
    const client = clientOf(actor);
    const row = await findOne(em, served, client, id);
    const { id: rowId, revision, lastUpdated, patientId } = row;
    const { sent } = served.standing?.(row) ?? (row as { sent?: Sent | null });
    const ours = Object.assign({}, row, { sent: null });
    return {
      resource: this.resourceOf(client, served, row),
      ours: this.resourceOf(client, served, ours),
      sent: sent ?? null,
      id: rowId,
      revision,
      lastUpdated,
      patientId,
    };
  }

  /**
   * Returns a page of a search, with the exact total.
   * @throws AppError FORBIDDEN; FhirFailure for unknown parameters and malformed values
   */
  async search(
    actor: Actor,
    served: ResourceDefinition,
    asked: { pairs: [string, string][]; handling: Handling },
  ): Promise<Bundle> {
    return this.useCases.read(actor, served.interactions.search, nothing, {}, async (_asked, { actor, em, seen }) => {
      const client = clientOf(actor);
      if (served.type === 'Composition' && !(await this.settings.signWaiting(em, { most: SIGNED_AT_ONCE })))
        throw notYet();
      const sorts = sortsOf(served);
      const known = { type: served.type, search: searchOf(served), sorts, includes: served.includes ?? [] };
      const search = readSearch(asked.pairs, known, asked.handling);
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
      // Patients on the page; the audit trail of each refers to this search.
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
   * Returns a patient's resources of the types that the client may read, and the resources they refer to. @throws AppError FORBIDDEN;
   * FhirFailure as for a read
   */
  async everything(actor: Actor, served: ResourceDefinition, id: string, asked: AskedOfAll): Promise<Bundle> {
    return this.useCases.read(actor, 'fhir.Patient.everything', nothing, {}, async (_asked, { actor, em, seen }) => {
      const client = clientOf(actor);
      const { id: patientId } = await findOne(em, served, client, id);
      await this.settings.signWaiting(em, { patientId });
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
   * Returns a signed document: the bytes as they were stored. @throws AppError FORBIDDEN also if the client may not read a type that the
   * document has; FhirFailure as for a read
   */
  async document(actor: Actor, served: ResourceDefinition, id: string): Promise<SignedBundle> {
    return this.useCases.read(actor, 'fhir.Composition.document', nothing, {}, async (_asked, look) => {
      const { em, seen, refuse } = look;
      const client = clientOf(look.actor);
      await this.signReport(em, served, id);
      const row = await findOne(em, served, client, id);
      const document = await findDocument(em, row.id);
      const bundle = JSON.parse(document.text) as Bundle;
      const lacking = lackingType(bundle, client);
      if (lacking) return refuse(`${lacking.type}.r`);
      await seen(row.patientId ? { subjectType: 'patient', subjectId: row.patientId } : {});
      return { ...document, bundle };
    });
  }

  /** Stores the document of a report that has none yet, before its composition is read. */
  async signReport(em: EntityManager, { type }: ResourceDefinition, id: string): Promise<void> {
    const reportId = id.slice(REPORT.length);
    if (type === 'Composition' && isRowId(reportId)) await this.settings.signWaiting(em, { reportId });
  }

  /** Maps a row to the client's view of the resource. */
  resourceOf({ clientId }: Client, served: ResourceDefinition, row: FoundRow): FhirResource {
    return toResource(served, row, this.settings, clientId);
  }

  /** SQL conditions on a row: the consent filter, then each filter, whose values are alternatives. */
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

import type { FhirResource } from 'fhir/r4.js';
import { sql, type RawBuilder } from 'kysely';
import type { ChangedType, FhirType, Permission, WrittenType } from '../../identity/auth/access-policy.js';
import type { ConsentScope } from '../data-consents/consent-filter.js';
import { rowId, type Identity } from './identity.js';
import { reference, type SearchParameter } from './search-sql.js';

/** What every row of a resource has. */
export interface ResourceRow {
  id: string;
  /** How often the row was changed: what ETag and meta.versionId say. */
  revision: number;
  /** ISO 8601 in UTC, with milliseconds. */
  lastUpdated: string;
}

/** What a row has beside that which is of a patient. */
export interface PatientsRow extends ResourceRow {
  patientId: string;
}

/** By what a list is ordered; ties are by id. */
export interface Sort {
  key: RawBuilder<unknown>;
  /** The key as text, for the cursor, and back. */
  text: RawBuilder<unknown>;
  type: 'timestamptz' | 'date';
}

/** What mapping a row needs beside it. */
export interface Mapping {
  /** What the systems of our own identifiers begin with. */
  systemBase: string;
}

/** Where the state of a resource stands: how it is told apart, which state it is in, and since when. */
export interface State {
  identity: Identity;
  revision: RawBuilder<unknown>;
  updatedAt: RawBuilder<unknown>;
  /** That it was not deleted: each column by itself, or PostgreSQL expects next to nothing of it and plans for that. */
  isLive: RawBuilder<unknown>;
}

/** A type of resource: all that router, scopes, CapabilityStatement, search, everything and access matrix know of it. */
export interface ResourceDefinition<Row extends ResourceRow = ResourceRow> extends State {
  type: FhirType;
  /** The verb of each interaction that is offered. */
  interactions: {
    read: Permission;
    search: Permission;
    everything?: Permission;
    document?: Permission;
    create?: Permission;
    update?: Permission;
  };
  /**
   * It holds nothing of a patient, so that consent has nothing to say of it; all others stand behind the fence. Which of them what there
   * is of a patient speaks of, by the patient's id.
   */
  ofNoPatient?: { spokenOf(patientId: string): RawBuilder<unknown> };
  /** It is asked for by itself, and comes along with nothing: neither with everything nor in an export. */
  isApart?: boolean;
  /** Which client's it is, where each sees its own alone. */
  sentBy?: RawBuilder<unknown>;
  /** A row may be of nobody, where `p` is null: consent has nothing to say of it then. */
  mayBeOfNobody?: boolean;
  /** The statement's `from`, in which `p` is the patient whom the row is of; it may be another one for each client. */
  from: RawBuilder<unknown> | ((client: ConsentScope) => RawBuilder<unknown>);
  /** What mapping takes beside id, revision, moment of the last change and patient. */
  columns: RawBuilder<unknown>;
  /** Beside `_id` and `_lastUpdated`. */
  search: Record<string, SearchParameter>;
  /** Which of the references that are searched may be included. */
  includes?: readonly string[];
  /** Beside `_id` and `_lastUpdated`. */
  sorts?: Record<string, Sort>;
  /** The resource without its id and meta, which are alike for all; the client that it is for sees of some what it sent itself. */
  map(row: Row, mapping: Mapping, clientId: string): FhirResource;
  /** The resource with the file that belongs to it, by its key in the storage: what is read by itself alone has it. */
  filled?(row: Row, resource: FhirResource, fileAt: (key: string) => Promise<Buffer>): Promise<FhirResource>;
}

/** What every type offers. */
export const readAndSearch = <Type extends FhirType>(type: Type) =>
  ({ type, interactions: { read: `fhir.${type}.read`, search: `fhir.${type}.search` } }) as const;

/** What a type offers that clients make, too. */
export const makeable = <Type extends WrittenType>(type: Type) =>
  ({ type, interactions: { ...readAndSearch(type).interactions, create: `fhir.${type}.create` } }) as const;

/** What a type offers that clients make and change, too. */
export const writable = <Type extends ChangedType>(type: Type) =>
  ({ type, interactions: { ...makeable(type).interactions, update: `fhir.${type}.update` } }) as const;

/** The state of what is a row of its own, by the name that the statement gives it; a patient's goes with the patient's record. */
export function ownState(row: string, isLive: RawBuilder<unknown> = sql`p.deleted_at is null`): State {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return {
    identity: rowId(sql`${column('id')}`),
    revision: sql`${column('revision')}`,
    updatedAt: sql`${column('updated_at')}`,
    isLive,
  };
}

/** The state of what is a part of the record `p`: the patient's own, under an id behind a word. */
export const partOfRecord = (prefix: string): State => ({
  ...ownState('p'),
  identity: rowId(sql`p.id`, prefix),
});

const patient = reference('Whose it is.', { Patient: sql`p.id` });
/** How R4 names the patient of most resources, in two ways. */
export const patientAndSubject = { patient, subject: patient };

/** What a row is as a resource: the mapper's, under its id and with its state. */
export function toResource(
  served: ResourceDefinition,
  row: ResourceRow,
  mapping: Mapping,
  clientId: string,
): FhirResource {
  const mapped = served.map(row, mapping, clientId);
  const meta = { versionId: String(row.revision), lastUpdated: row.lastUpdated };
  return Object.assign({ resourceType: mapped.resourceType, id: row.id, meta }, mapped);
}

import type { FhirResource } from 'fhir/r4.js';
import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '../../platform/access/access-policy.js';
import type { ChangedType, FhirType, WrittenType } from '../../platform/access/fhir-permissions.js';
import type { ConsentScope } from '../data-consents/consent-filter.js';
import { rowId, type Identity } from './identity.js';
import { reference, type SearchParameter } from './search-sql.js';
import type { Sent } from './sent.js';

/** Columns that every row has. */
export interface ResourceRow {
  id: string;
  /** Number of changes; the source of ETag and `meta.versionId`. */
  revision: number;
  /** ISO 8601 in UTC, with milliseconds. */
  lastUpdated: string;
}

/** Columns of a row that belongs to a patient. */
export interface PatientsRow extends ResourceRow {
  patientId: string;
}

/** A sort key; ties are broken by id. */
export interface Sort {
  key: RawBuilder<unknown>;
  /** The key as text for the cursor, and its inverse. */
  text: RawBuilder<unknown>;
  type: 'timestamptz' | 'date';
}

/** Context for mapping a row. */
export interface Mapping {
  /** Prefix of the systems of our own identifiers. */
  systemBase: string;
}

/** Columns of a resource's state: identity, revision and last change. */
export interface State {
  identity: Identity;
  revision: RawBuilder<unknown>;
  updatedAt: RawBuilder<unknown>;
  /** Condition for a row that is not deleted. Keep the columns separate: for a combined expression PostgreSQL estimates too few rows. */
  isLive: RawBuilder<unknown>;
}

/**
 * How former versions of a type are kept: as the rows that the mapper takes. A version is of all clients; what of a row depends on the client
 * is chosen when it is mapped.
 */
export interface Versioning<Row extends ResourceRow = ResourceRow> {
  /** SQL condition: a row was written in this transaction, with the tables that it needs. Absent for a type with one version, whose rows never change. */
  changed?: { in: RawBuilder<unknown>; where: RawBuilder<unknown> };
  /** The `from` clause and columns of all clients, if those of the type depend on the client. */
  ofAll?: { from: RawBuilder<unknown>; columns: RawBuilder<unknown> };
  /** Chooses what of a stored row the client reads. */
  ofClient?(row: Row, clientId: string): Row;
  /** SQL rows of versions that came without a change of the row, to be stored before the next one. */
  unwritten?: RawBuilder<unknown>;
}

/** Definition of a resource type. Router, scopes, CapabilityStatement, search, `$everything` and the access matrix derive from it. */
export interface ResourceDefinition<Row extends ResourceRow = ResourceRow> extends State {
  type: FhirType;
  /** Permission of each supported interaction. */
  interactions: {
    read: Permission;
    search: Permission;
    everything?: Permission;
    document?: Permission;
    create?: Permission;
    update?: Permission;
  };
  /**
   * For a type without patient data, to which consent does not apply: which of its resources those of a patient refer to that the client may
   * read. All other types pass the consent filter.
   */
  ofNoPatient?: { spokenOf(patientId: string, client: ConsentScope): RawBuilder<unknown> };
  /** Excluded from `$everything` and exports; available only by itself. */
  isApart?: boolean;
  /** Column of the client, if each client sees only its own rows. */
  sentBy?: RawBuilder<unknown>;
  /** Whether `p` may be null, for rows without a patient, to which consent does not apply. */
  mayBeOfNobody?: boolean;
  /** SQL `from` clause in which `p` is the row's patient; may depend on the client. */
  from: RawBuilder<unknown> | ((client: ConsentScope) => RawBuilder<unknown>);
  /** Columns for the mapper besides id, revision, last change and patient. */
  columns: RawBuilder<unknown>;
  /** Parameters besides `_id` and `_lastUpdated`. */
  search: Record<string, SearchParameter>;
  /** Reference parameters that `_include` supports. */
  includes?: readonly string[];
  /** Sort keys besides `_id` and `_lastUpdated`. */
  sorts?: Record<string, Sort>;
  /** Maps a row to a resource without id and meta. Some elements appear only to the client that sent them. */
  map(row: Row, mapping: Mapping, clientId: string): FhirResource;
  /** Absent for a type of which only the present state can be read. */
  kept?: Versioning<Row>;
  /** What of the row the client itself sent and still reads, where that is not the whole column `sent`. */
  standing?(row: Row): { sent: Sent | null };
  /** Adds the content of a stored file to the resource; used for a read of a single resource. */
  filled?(row: Row, resource: FhirResource, fileAt: (key: string) => Promise<Buffer>): Promise<FhirResource>;
}

/** Interactions of every type. */
export const readAndSearch = <Type extends FhirType>(type: Type) =>
  ({ type, interactions: { read: `fhir.${type}.read`, search: `fhir.${type}.search` } }) as const;

/** Interactions of a type that clients may create. */
export const makeable = <Type extends WrittenType>(type: Type) =>
  ({ type, interactions: { ...readAndSearch(type).interactions, create: `fhir.${type}.create` } }) as const;

/** Interactions of a type that clients may create and update. */
export const writable = <Type extends ChangedType>(type: Type) =>
  ({ type, interactions: { ...makeable(type).interactions, update: `fhir.${type}.update` } }) as const;

/** State of a resource with a row of its own; `row` is the row's alias. It is also deleted with its patient's record. */
export function ownState(row: string, isLive: RawBuilder<unknown> = sql`p.deleted_at is null`): State {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return {
    identity: rowId(sql`${column('id')}`),
    revision: sql`${column('revision')}`,
    updatedAt: sql`${column('updated_at')}`,
    isLive,
  };
}

/** State of a resource that is a part of the record `p`: the record's state, with a prefixed id. */
export const partOfRecord = (prefix: string): State => ({
  ...ownState('p'),
  identity: rowId(sql`p.id`, prefix),
});

const patient = reference('Whose it is.', { Patient: sql`p.id` });
/** R4's two names for the patient parameter of most types. */
export const patientAndSubject = { patient, subject: patient };

/** Builds a resource from a row: the mapper's result with id and meta. */
export function toResource(
  served: ResourceDefinition,
  row: ResourceRow,
  mapping: Mapping,
  clientId: string,
): FhirResource {
  const mapped = served.map(row, mapping, clientId);
  const meta = { versionId: String(row.revision), lastUpdated: row.lastUpdated };
  // A sender's profiles and tags stand beside the version.
  const versioned = { meta: { ...mapped.meta, ...meta } };
  return Object.assign({ resourceType: mapped.resourceType, id: row.id, ...versioned }, mapped, versioned);
}

import type { FhirResource } from 'fhir/r4.js';
import type { RawBuilder } from 'kysely';
import type { Verb } from '../auth/verbs.js';
import { appointments } from './resources/appointment.mapper.js';
import { encounters } from './resources/encounter.mapper.js';
import { patients } from './resources/patient.mapper.js';
import { practitioners } from './resources/practitioner.mapper.js';
import type { SearchParameter } from './search-sql.js';

/** What every row of a resource has. */
export interface ResourceRow {
  id: string;
  /** How often the row was changed: what ETag and meta.versionId say. */
  revision: number;
  /** ISO 8601 in UTC, with milliseconds. */
  lastUpdated: string;
  /** The patient whom it is of, where that is another row. */
  patientId?: string;
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

/** A type of resource: all that router, scopes, CapabilityStatement, search and access matrix know of it. */
export interface Served<Row extends ResourceRow = ResourceRow> {
  type: 'Patient' | 'Appointment' | 'Encounter' | 'Practitioner';
  /** The verb of each interaction that is offered. */
  interactions: { read: Verb; search: Verb };
  /** It holds nothing of a patient, so that consent has nothing to say of it; all others stand behind the fence. */
  isOfNoPatient?: true;
  /** The statement's `from`, in which `p` is the patient whom the row is of. */
  from: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** Set once the row is deleted. */
  deletedAt: RawBuilder<unknown>;
  search: Record<string, SearchParameter>;
  sorts: Record<string, Sort>;
  map(row: Row, mapping: Mapping): FhirResource;
}

/** The one list of what is served. */
export const RESOURCES: readonly Served[] = [patients, appointments, encounters, practitioners];

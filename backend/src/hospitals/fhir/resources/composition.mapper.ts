import type { Composition } from 'fhir/r4.js';
import { sql } from 'kysely';
import { byMoment } from '../columns.js';
import { rowId } from '../identity.js';
import { moment } from '../search-sql.js';
import { patientAndSubject, readAndSearch, type PatientsRow, type ResourceDefinition } from '../resource-definition.js';

interface DocumentRow extends PatientsRow {
  composition: Composition;
}

/**
 * The first entries of signed documents as Composition. They never change: a report that is written anew has another document, whose
 * composition is `amended`.
 */
export const compositions: ResourceDefinition<DocumentRow> = {
  ...readAndSearch('Composition'),
  interactions: { ...readAndSearch('Composition').interactions, document: 'fhir.Composition.document' },
  identity: rowId(sql`r.id`, 'report-'),
  revision: sql`1`,
  updatedAt: sql`d.signed_at`,
  isLive: sql`p.deleted_at is null`,
  from: sql`signed_document d join progress_report r on r.id = d.report_id join patient p on p.id = r.patient_id`,
  columns: sql`d.bundle::json #> '{entry,0,resource}' as composition`,
  search: { ...patientAndSubject, date: moment('When it was written.', sql`r.created_at`) },
  sorts: { date: byMoment(sql`r.created_at`) },
  // A signed document never changes.
  kept: {},
  map: ({ composition }) => composition,
};

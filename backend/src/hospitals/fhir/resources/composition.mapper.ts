import type { Composition, CompositionSection } from 'fhir/r4.js';
import { sql } from 'kysely';
import { byMoment, instant } from '../columns.js';
import { rowId } from '../identity.js';
import { narrative } from '../narrative.js';
import { moment } from '../search-sql.js';
import {
  ownState,
  patientAndSubject,
  readAndSearch,
  type PatientsRow,
  type ResourceDefinition,
} from '../resource-definition.js';

interface ReportRow extends PatientsRow {
  content: string;
  written: string;
  diagnosis: string | null;
  isComplete: boolean;
}

const CLINIC = { reference: 'Organization/clinic' };

/**
 * A progress report as Composition, the first entry of a document. It is shaped like India's NRCES OPConsultRecord, without claiming the
 * profile.
 */
export const compositions: ResourceDefinition<ReportRow> = {
  ...readAndSearch('Composition'),
  interactions: { ...readAndSearch('Composition').interactions, document: 'fhir.Composition.document' },
  ...ownState('r'),
  identity: rowId(sql`r.id`, 'report-'),
  from: sql`progress_report r join patient p on p.id = r.patient_id`,
  columns: sql`r.content, ${instant(sql`r.created_at`)} as written, p.diagnosis, p.is_complete as "isComplete"`,
  search: { ...patientAndSubject, date: moment('When it was written.', sql`r.created_at`) },
  sorts: { date: byMoment(sql`r.created_at`) },
  map: (row) => toComposition(row),
};

function toComposition({ patientId, content, written, diagnosis, isComplete }: ReportRow): Composition {
  const section: CompositionSection[] = [
    ...(diagnosis ? [sectionOf('Diagnosis', diagnosis, `Condition/dx-${patientId}`)] : []),
    sectionOf('Progress', content),
    ...(isComplete ? [sectionOf('Sessions', undefined, `Observation/recovery-${patientId}`)] : []),
  ];
  return {
    resourceType: 'Composition',
    text: narrative({ Diagnosis: diagnosis, Progress: content }),
    status: 'final',
    type: {
      coding: [{ system: 'http://snomed.info/sct', code: '371530004', display: 'Clinical consultation report' }],
      text: 'Clinical consultation report',
    },
    subject: { reference: `Patient/${patientId}` },
    date: written,
    author: [CLINIC],
    title: 'Progress report',
    custodian: CLINIC,
    section,
  };
}

const sectionOf = (title: string, words: string | undefined, reference?: string): CompositionSection => ({
  title,
  ...(words && { text: narrative({ [title]: words }) }),
  ...(reference && { entry: [{ reference }] }),
});

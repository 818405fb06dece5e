import { createHash } from 'node:crypto';
import type { DocumentReference } from 'fhir/r4.js';
import { sql } from 'kysely';
import { byMoment, instant } from '../columns.js';
import { narrative } from '../narrative.js';
import { coded, moment } from '../search-sql.js';
import { ownState, patientAndSubject, readAndSearch, type PatientsRow, type Served } from '../served.js';
import { REPORT_MEDIA } from './binary.mapper.js';

interface ReportRow extends PatientsRow {
  content: string;
  written: string;
}

const LOINC = 'http://loinc.org';
const PROGRESS_NOTE = '11506-3';

/** What staff wrote of a patient's progress, with the address of its text. */
export const documentReferences: Served<ReportRow> = {
  ...readAndSearch('DocumentReference'),
  ...ownState('r'),
  from: sql`progress_report r join patient p on p.id = r.patient_id`,
  columns: sql`r.content, ${instant(sql`r.created_at`)} as written`,
  search: {
    ...patientAndSubject,
    type: coded('11506-3 for a progress note.', LOINC, sql`'report'::text`, { report: PROGRESS_NOTE }),
    date: moment('When it was written.', sql`r.created_at`),
    status: coded('current.', 'http://hl7.org/fhir/document-reference-status', sql`'report'::text`, {
      report: 'current',
    }),
  },
  sorts: { date: byMoment(sql`r.created_at`) },
  map: (row) => toDocumentReference(row),
};

function toDocumentReference({ id, patientId, content, written }: ReportRow): DocumentReference {
  const bytes = Buffer.from(content);
  return {
    resourceType: 'DocumentReference',
    text: narrative({ 'Progress report': content }),
    status: 'current',
    type: { coding: [{ system: LOINC, code: PROGRESS_NOTE }], text: 'Progress report' },
    subject: { reference: `Patient/${patientId}` },
    date: written,
    custodian: { reference: 'Organization/clinic' },
    content: [
      {
        attachment: {
          contentType: REPORT_MEDIA,
          url: `Binary/${id}`,
          size: bytes.length,
          hash: createHash('sha1').update(bytes).digest('base64'),
          title: 'Progress report',
          creation: written,
        },
      },
    ],
  };
}

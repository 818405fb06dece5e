import type { Binary } from 'fhir/r4.js';
import { sql } from 'kysely';
import { ownState, readAndSearch, type PatientsRow, type Served } from '../served.js';

interface ContentRow extends PatientsRow {
  content: string;
}

/** As what the text of a report is sent. */
export const REPORT_MEDIA = 'text/plain; charset=utf-8';

/** What a DocumentReference leads to: it comes along with nothing, and is asked for by its address. */
export const binaries: Served<ContentRow> = {
  ...readAndSearch('Binary'),
  ...ownState('r'),
  isContent: true,
  from: sql`progress_report r join patient p on p.id = r.patient_id`,
  columns: sql`r.content`,
  search: {},
  map: ({ patientId, content }): Binary => ({
    resourceType: 'Binary',
    contentType: REPORT_MEDIA,
    securityContext: { reference: `Patient/${patientId}` },
    data: Buffer.from(content).toString('base64'),
  }),
};

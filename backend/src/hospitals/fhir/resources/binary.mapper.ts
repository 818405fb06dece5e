import type { Binary } from 'fhir/r4.js';
import { sql } from 'kysely';
import { DOCUMENTS, type DocumentRow } from '../documents.js';
import { ownState, readAndSearch, type ResourceDefinition } from '../resource-definition.js';

/** Media type of a report's text. */
export const REPORT_MEDIA = 'text/plain; charset=utf-8';

/** Content of a DocumentReference as Binary, available only by its URL. A file's content is loaded for a read of a single resource. */
export const binaries: ResourceDefinition<DocumentRow> = {
  ...readAndSearch('Binary'),
  ...ownState('r'),
  isApart: true,
  from: DOCUMENTS,
  columns: sql`r.kind, r.content, r.media_type as "mediaType", r.file_key as "fileKey"`,
  search: {},
  map: (row): Binary => ({
    resourceType: 'Binary',
    contentType: row.kind === 'report' ? REPORT_MEDIA : row.mediaType,
    securityContext: { reference: `Patient/${row.patientId}` },
    ...(row.kind === 'report' && { data: Buffer.from(row.content).toString('base64') }),
  }),
  filled: async (row, resource, fileAt) =>
    row.kind === 'report'
      ? resource
      : Object.assign(resource, { data: (await fileAt(row.fileKey)).toString('base64') }),
};

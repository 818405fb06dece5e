import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { DocumentService, DocumentSlice, ListedDocument } from './document.service.js';

/** Maps a document to the GraphQL type, field by field. */
function toHospitalDocument(row: ListedDocument): Contract.HospitalDocument {
  const { id, patientId, referralId, clientName, title, type, size, receivedAt } = row;
  const mediaType = row.mediaType.replace(/;.*/, '');
  const url = `/api/v1/admin/documents/${id}`;
  const what = { title, type, mediaType, size, writtenAt: new Date(row.at), receivedAt, url };
  return { id, patientId, referralId, clientName, ...what };
}

/** Maps a slice of documents to the GraphQL connection. */
function toHospitalDocumentConnection({ rows, hasNextPage }: DocumentSlice): Contract.HospitalDocumentConnection {
  const edges = rows.map((row) => ({ node: toHospitalDocument(row), cursor: encodeCursor(row) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

/** GraphQL resolvers for documents from hospitals. */
export const documentResolvers = (service: DocumentService): RootResolvers => ({
  Query: {
    hospitalDocuments: withPermission('document.list', async ({ patientId, first, after }, { actor }) =>
      toHospitalDocumentConnection(await service.list(actor, { patientId, first, after })),
    ),
  },
});

import { Query, Resolver } from 'type-graphql';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { DocumentService, DocumentSlice, ListedDocument } from './document.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Maps a document to the GraphQL type, field by field. */
function toHospitalDocument(row: ListedDocument): Contract.HospitalDocument {
  const { id, patientId, referralId, clientName, title, type, size, check, receivedAt } = row;
  const mediaType = row.mediaType.replace(/;.*/, '');
  const url = `/api/v1/admin/documents/${id}`;
  const what = { title, type, mediaType, size, check, writtenAt: new Date(row.at), receivedAt, url };
  return { id, patientId, referralId, clientName, ...what };
}

/** Maps a slice of documents to the GraphQL connection. */
function toHospitalDocumentConnection({ rows, hasNextPage }: DocumentSlice): Contract.HospitalDocumentConnection {
  const edges = rows.map((row) => ({ node: toHospitalDocument(row), cursor: encodeCursor(row) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

/** GraphQL resolvers for documents from hospitals. */
@Resolver()
export class DocumentResolver {
  constructor(private readonly service: DocumentService) {}

  @Query(() => Contract.HospitalDocumentConnection)
  @RequiresPermission('document.list')
  async hospitalDocuments({ patientId, first, after }: Contract.HospitalDocumentsArgs, { actor }: GraphQLContext) {
    return toHospitalDocumentConnection(await this.service.list(actor, { patientId, first, after }));
  }
}

import { Query, Resolver } from 'type-graphql';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { AuditLine, AuditListService, AuditSlice } from './audit-list.service.js';
import { writtenNumber } from '../../platform/lists/record-number.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Maps an audit row to its GraphQL type; omits IP address and session. */
export function toAuditEvent(line: AuditLine): Contract.AuditEvent {
  const { id, actorId, actorName, actorRole, apiKeyId, clientId } = line;
  const { verb, subjectType, subjectId, outcome, changedFields, requestId } = line;
  const who = { actorId, actorName, actorRole, apiKeyId, clientId };
  const patientNumber = writtenNumber(line.patientNumber);
  const what = { verb, subjectType, subjectId, patientNumber, outcome, changedFields, requestId };
  return { id, at: new Date(line.at), ...who, ...what, details: line.details && JSON.stringify(line.details) };
}

/** Maps a slice of the trail to a GraphQL connection. */
function toAuditEventConnection({ lines, hasNextPage }: AuditSlice): Contract.AuditEventConnection {
  const edges = lines.map((line) => ({ node: toAuditEvent(line), cursor: encodeCursor(line) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

/** GraphQL resolvers of the audit trail. */
@Resolver()
export class AuditResolver {
  constructor(private readonly service: AuditListService) {}

  @Query(() => Contract.AuditEventConnection)
  @RequiresPermission('audit.list')
  async auditEvents({ first, after, filter }: Contract.AuditEventsArgs, { actor }: GraphQLContext) {
    return toAuditEventConnection(await this.service.list(actor, { first, after, filter }));
  }
}

import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { WireEnum } from '../../platform/graphql/wire-enum.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { AuditOutcome } from '../../platform/audit/audit-event.entity.js';
import type { AuditLine, AuditListService, AuditSlice } from './audit-list.service.js';
import { writtenNumber } from '../../platform/lists/record-number.js';

const AuditOutcomeEnum = {
  DONE: 'done',
  FAILED: 'failed',
  REFUSED: 'refused',
} as const satisfies WireEnum<AuditOutcome>;

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
export const auditResolvers = (service: AuditListService): RootResolvers => ({
  enums: { AuditOutcome: AuditOutcomeEnum },
  Query: {
    auditEvents: withPermission('audit.list', async ({ first, after, filter }, { actor }) =>
      toAuditEventConnection(await service.list(actor, { first, after, filter })),
    ),
  },
});

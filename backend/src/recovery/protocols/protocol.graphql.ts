import type * as Contract from '../../platform/graphql/generated.js';
import type { ApprovalRow, ProtocolRow, VersionRow } from './protocol.queries.js';

/** Maps an approval to the GraphQL type. */
function toProtocolApproval({
  doctorName,
  statement,
  approvedAt,
  isSample,
  contentHash,
}: ApprovalRow): Contract.ProtocolApproval {
  return { doctorName, statement, approvedAt: new Date(approvedAt), isSample, contentHash };
}

/** Maps a version to the GraphQL type. */
export function toProtocolVersion({
  id,
  number,
  status,
  contentHash,
  content,
  approvals,
}: VersionRow): Contract.ProtocolVersion {
  return {
    id,
    number,
    status,
    contentHash,
    content,
    approvals: approvals.map((row) => toProtocolApproval(row)),
  };
}

/** Maps a protocol to the GraphQL type. */
export function toProtocol({ versions, name, ...protocol }: ProtocolRow): Contract.Protocol {
  return { ...protocol, name: name.en, versions: versions.map((row) => toProtocolVersion(row)) };
}

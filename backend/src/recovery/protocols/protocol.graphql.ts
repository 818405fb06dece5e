import type * as Contract from '../../platform/graphql/generated.js';
import type { ApprovalRow, ProtocolRow, VersionRow } from './protocol.queries.js';

/** A signature as it is sent. */
function toProtocolApproval({
  doctorName,
  statement,
  approvedAt,
  isSample,
  contentHash,
}: ApprovalRow): Contract.ProtocolApproval {
  return { doctorName, statement, approvedAt: new Date(approvedAt), isSample, contentHash };
}

/** A version as it is sent. */
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

/** Names every field that is sent. */
export function toProtocol({ id, slug, name, isSample, versions }: ProtocolRow): Contract.Protocol {
  return { id, slug, name: name.en, isSample, versions: versions.map((row) => toProtocolVersion(row)) };
}

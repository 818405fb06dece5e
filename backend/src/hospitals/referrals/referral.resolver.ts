import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { ReferralRow, ReferralService, ReferralSlice } from './referral.service.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Names every field that is sent. */
function toReferral(row: ReferralRow): Contract.Referral {
  const { id, status, patientId, patientName, clientName, reason, requester, decidedAt, declineReason, documentCount } =
    row;
  const who = { patientId, patientNumber: formatRecordNumber(row.patientNumber), patientName, clientName };
  const said = { decidedAt, declineReason, documentCount };
  return { id, status, ...who, reason, requester, authoredAt: new Date(row.at), ...said };
}

/** A stretch of referrals as it is sent. */
function toReferralConnection({ rows, hasNextPage }: ReferralSlice): Contract.ReferralConnection {
  const edges = rows.map((row) => ({ node: toReferral(row), cursor: encodeCursor(row) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

/** The GraphQL door to the patients whom hospitals send. */
export const referralResolvers = (service: ReferralService): RootResolvers => ({
  Query: {
    referrals: withPermission('referral.list', async ({ first, after, isWaiting }, { actor }) =>
      toReferralConnection(await service.list(actor, { first, after, isWaiting })),
    ),
  },
  Mutation: {
    acceptReferral: withPermission('referral.accept', async ({ id }, { actor }) =>
      toReferral(await service.accept(actor, id)),
    ),
    declineReferral: withPermission('referral.decline', async ({ id, reason }, { actor }) =>
      toReferral(await service.decline(actor, { id, reason })),
    ),
  },
});

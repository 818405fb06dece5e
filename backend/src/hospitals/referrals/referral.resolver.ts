import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { ReferralRow, ReferralService, ReferralSlice } from './referral.service.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Maps a referral to the GraphQL type, field by field. */
function toReferral(row: ReferralRow): Contract.Referral {
  const { id, status, patientId, patientName, clientName, reason, requester, decidedAt, declineReason, documentCount } =
    row;
  const who = { patientId, patientNumber: formatRecordNumber(row.patientNumber), patientName, clientName };
  const said = { decidedAt, declineReason, documentCount };
  return { id, status, ...who, reason, requester, authoredAt: new Date(row.at), ...said };
}

/** Maps a slice of referrals to the GraphQL connection. */
function toReferralConnection({ rows, hasNextPage }: ReferralSlice): Contract.ReferralConnection {
  const edges = rows.map((row) => ({ node: toReferral(row), cursor: encodeCursor(row) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

/** GraphQL resolvers for referrals. */
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

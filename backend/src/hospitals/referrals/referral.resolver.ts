import { Mutation, Query, Resolver } from 'type-graphql';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { ReferralRow, ReferralService, ReferralSlice } from './referral.service.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Maps a referral to the GraphQL type, field by field. */
function toReferral(row: ReferralRow): Contract.Referral {
  const { id, status, patientId, patientName, clientName, reason, requester, decidedAt, declineReason, documentCount } =
    row;
  const who = { patientId, patientNumber: formatRecordNumber(row.patientNumber), patientName, clientName };
  const { priority, service, bodySites, notes } = row;
  const said = { priority, service, bodySites, notes, decidedAt, declineReason, documentCount };
  return { id, status, ...who, reason, requester, authoredAt: new Date(row.at), ...said };
}

/** Maps a slice of referrals to the GraphQL connection. */
function toReferralConnection({ rows, hasNextPage }: ReferralSlice): Contract.ReferralConnection {
  const edges = rows.map((row) => ({ node: toReferral(row), cursor: encodeCursor(row) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

/** GraphQL resolvers for referrals. */
@Resolver()
export class ReferralResolver {
  constructor(private readonly service: ReferralService) {}

  @Query(() => Contract.ReferralConnection)
  @RequiresPermission('referral.list')
  async referrals({ first, after, isWaiting }: Contract.ReferralsArgs, { actor }: GraphQLContext) {
    return toReferralConnection(await this.service.list(actor, { first, after, isWaiting }));
  }

  @Mutation(() => Contract.Referral)
  @RequiresPermission('referral.accept')
  async acceptReferral({ id }: Contract.AcceptReferralArgs, { actor }: GraphQLContext) {
    return toReferral(await this.service.accept(actor, id));
  }

  @Mutation(() => Contract.Referral)
  @RequiresPermission('referral.decline')
  async declineReferral({ id, reason }: Contract.DeclineReferralArgs, { actor }: GraphQLContext) {
    return toReferral(await this.service.decline(actor, { id, reason }));
  }
}

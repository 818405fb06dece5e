import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { PageInfoType } from '../graphql/page-info.graphql.js';
import { sameEnum } from '../graphql/same-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import { encodeCursor } from '../lists/list-cursor.js';
import { formatPatientNumber } from '../patients/patient.entity.js';
import { REFERRAL_STATUSES, type ReferralStatus } from './referral.entity.js';
import type { ReferralRow, ReferralService, ReferralStretch } from './referral.service.js';

const ReferralStatusEnum = sameEnum('ReferralStatus', REFERRAL_STATUSES);

@ObjectType('Referral')
class ReferralType {
  @Field(() => ID) id!: string;
  @Field(() => ReferralStatusEnum) status!: ReferralStatus;
  @Field(() => ID) patientId!: string;
  @Field(() => ID) patientNumber!: string;
  @Field(() => String) patientName!: string;
  @Field(() => String) clientName!: string;
  @Field(() => String) reason!: string;
  @Field(() => String, { nullable: true }) requester!: string | null;
  @Field(() => DateTimeScalar) authoredAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true }) decidedAt!: Date | null;
  @Field(() => String, { nullable: true }) declineReason!: string | null;
  @Field(() => Int) documentCount!: number;

  /** Names every field that is sent. */
  static from(row: ReferralRow): ReferralType {
    const {
      id,
      status,
      patientId,
      patientName,
      clientName,
      reason,
      requester,
      decidedAt,
      declineReason,
      documentCount,
    } = row;
    const who = { patientId, patientNumber: formatPatientNumber(row.patientNumber), patientName, clientName };
    const said = { decidedAt, declineReason, documentCount };
    return { id, status, ...who, reason, requester, authoredAt: new Date(row.at), ...said };
  }
}

@ObjectType('ReferralEdge')
class ReferralEdgeType {
  @Field(() => ReferralType) node!: ReferralType;
  @Field(() => String) cursor!: string;
}

@ObjectType('ReferralConnection')
class ReferralConnectionType {
  @Field(() => [ReferralEdgeType]) edges!: ReferralEdgeType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;

  static from({ rows, hasNextPage }: ReferralStretch): ReferralConnectionType {
    const edges = rows.map((row) => ({ node: ReferralType.from(row), cursor: encodeCursor(row) }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
  }
}

/** The GraphQL door to the patients whom hospitals send. */
@Resolver()
export class ReferralResolver {
  constructor(private readonly service: ReferralService) {}

  @Query(() => ReferralConnectionType)
  @NamesVerb('referral.list')
  async referrals(
    @Ctx() { actor }: GraphQLContext,
    @Arg('first', () => Int) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('isWaiting', () => Boolean, { nullable: true }) isWaiting?: boolean,
  ): Promise<ReferralConnectionType> {
    return ReferralConnectionType.from(await this.service.list(actor, { first, after, isWaiting }));
  }

  @Mutation(() => ReferralType)
  @NamesVerb('referral.accept')
  async acceptReferral(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<ReferralType> {
    return ReferralType.from(await this.service.accept(actor, id));
  }

  @Mutation(() => ReferralType)
  @NamesVerb('referral.decline')
  async declineReferral(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<ReferralType> {
    return ReferralType.from(await this.service.decline(actor, { id, reason }));
  }
}

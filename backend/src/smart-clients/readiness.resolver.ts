import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { sameEnum } from '../graphql/same-enum.js';
import { NamesVerb } from '../graphql/verb.js';
import { READINESS_CHECKS, type Readiness, type ReadinessCheck, type ReadinessService } from './readiness.service.js';

const ReadinessCheckEnum = sameEnum('ReadinessCheck', READINESS_CHECKS);

@ObjectType('Readiness')
class ReadinessType {
  @Field(() => ReadinessCheckEnum) check!: ReadinessCheck;
  @Field(() => Boolean) isMet!: boolean;
  @Field(() => String, { nullable: true }) found!: string | null;

  /** Names every field that is sent. */
  static from({ check, isMet, found }: Readiness): ReadinessType {
    return { check, isMet, found };
  }
}

/** The GraphQL door to what a hospital needs before it can connect. */
@Resolver()
export class ReadinessResolver {
  constructor(private readonly service: ReadinessService) {}

  @Query(() => [ReadinessType])
  @NamesVerb('smartClient.checkReadiness')
  async hospitalReadiness(@Ctx() { actor }: GraphQLContext): Promise<ReadinessType[]> {
    return (await this.service.list(actor)).map((one) => ReadinessType.from(one));
  }
}

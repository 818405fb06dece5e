import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { LocalDateScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import type { PhysiotherapistService } from './physiotherapist.service.js';

@ObjectType('Physiotherapist')
class PhysiotherapistType {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) specialization!: string;
  @Field(() => Int) scheduledSessions!: number;
}

/** The GraphQL door to physiotherapists. */
@Resolver()
export class PhysiotherapistResolver {
  constructor(private readonly service: PhysiotherapistService) {}

  @Query(() => [PhysiotherapistType])
  @NamesVerb('physiotherapist.list')
  async physiotherapists(
    @Ctx() { actor }: GraphQLContext,
    @Arg('day', () => LocalDateScalar, { nullable: true }) day?: string,
  ): Promise<PhysiotherapistType[]> {
    return this.service.list(actor, { day });
  }
}

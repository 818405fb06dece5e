import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { PlanLeftType } from './care-team.graphql.js';
import type { CareTeamService } from './care-team.service.js';
import { RecoveryPlanType } from './plan.graphql.js';

/** The GraphQL door to who looks after plans. */
@Resolver()
export class CareTeamResolver {
  constructor(private readonly teams: CareTeamService) {}

  @Query(() => [PlanLeftType])
  @NamesVerb('recovery.listLeft')
  async plansLeft(@Ctx() { actor }: GraphQLContext): Promise<PlanLeftType[]> {
    return (await this.teams.left(actor)).map((row) => PlanLeftType.from(row));
  }

  @Mutation(() => RecoveryPlanType)
  @NamesVerb('recovery.changeCareTeam')
  async changeCareTeam(
    @Ctx() { actor }: GraphQLContext,
    @Arg('planId', () => ID) planId: string,
    @Arg('physiotherapistId', () => ID, { nullable: true }) physiotherapistId?: string,
    @Arg('doctorId', () => ID, { nullable: true }) doctorId?: string,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<RecoveryPlanType> {
    return RecoveryPlanType.from(await this.teams.change(actor, { planId, physiotherapistId, doctorId, version }));
  }
}

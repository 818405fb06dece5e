import { Mutation, Query, Resolver } from 'type-graphql';
import { toPlanLeft } from '../../scheduling/index.js';
import type { CareTeamService } from './care-team.service.js';
import { toPlan } from './plan.graphql.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers for care teams. */
@Resolver()
export class CareTeamResolver {
  constructor(private readonly teams: CareTeamService) {}

  @Query(() => [Contract.PlanLeft])
  @RequiresPermission('recovery.listLeft')
  async plansLeft({ actor }: GraphQLContext) {
    return (await this.teams.left(actor)).map((row) => toPlanLeft(row));
  }

  @Mutation(() => Contract.RecoveryPlan)
  @RequiresPermission('recovery.changeCareTeam')
  async changeCareTeam(
    { planId, physiotherapistId, doctorId, version }: Contract.ChangeCareTeamArgs,
    { actor }: GraphQLContext,
  ) {
    return toPlan(await this.teams.change(actor, { planId, physiotherapistId, doctorId, version }));
  }
}

import { Mutation, Query, Resolver } from 'type-graphql';
import { toPlan } from '../plans/plan.graphql.js';
import type { GateService } from './gate.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers for gates. */
@Resolver()
export class GateResolver {
  constructor(private readonly service: GateService) {}

  @Query(() => Contract.Gate, { nullable: true })
  @RequiresPermission('gate.read')
  gate({ planId, language }: Contract.GateArgs, { actor }: GraphQLContext) {
    return this.service.read(actor, { planId, language });
  }

  @Mutation(() => Contract.RecoveryPlan)
  @RequiresPermission('gate.confirm')
  async confirmGate({ planId, fromPhase, deviations }: Contract.ConfirmGateArgs, { actor }: GraphQLContext) {
    return toPlan(await this.service.confirm(actor, { planId, fromPhase, deviations }));
  }
}

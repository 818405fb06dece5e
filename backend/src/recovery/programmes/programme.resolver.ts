import { Mutation, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toPlan } from '../plans/plan.graphql.js';
import type { ProgrammeService } from './programme.service.js';

/** GraphQL resolvers for programmes. */
@Resolver()
export class ProgrammeResolver {
  constructor(private readonly service: ProgrammeService) {}

  @Mutation(() => Contract.RecoveryPlan)
  @RequiresPermission('programme.start')
  async startProgramme({ patientId, input, idempotencyKey }: Contract.StartProgrammeArgs, { actor }: GraphQLContext) {
    return toPlan(await this.service.start(actor, { patientId, ...input, idempotencyKey }));
  }

  @Mutation(() => Contract.RecoveryPlan)
  @RequiresPermission('programme.change')
  async changeProgramme({ planId, input, reason, version }: Contract.ChangeProgrammeArgs, { actor }: GraphQLContext) {
    return toPlan(await this.service.change(actor, { planId, ...input, reason, version }));
  }

  @Mutation(() => Contract.RecoveryPlan)
  @RequiresPermission('programme.complete')
  async completeProgramme({ planId, reason }: Contract.CompleteProgrammeArgs, { actor }: GraphQLContext) {
    return toPlan(await this.service.complete(actor, { planId, reason }));
  }
}

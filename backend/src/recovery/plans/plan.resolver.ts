import { Mutation, Query, Resolver } from 'type-graphql';
import { toPlan } from './plan.graphql.js';
import type { PlanService } from './plan.service.js';
import { toToday } from './today.graphql.js';
import type { TodayService } from './today.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers for plans and a patient's day. */
@Resolver()
export class PlanResolver {
  constructor(
    private readonly plans: PlanService,
    private readonly days: TodayService,
  ) {}

  @Query(() => Contract.RecoveryPlan, { nullable: true })
  @RequiresPermission('recovery.readPlan')
  async recoveryPlan({ patientId, language }: Contract.RecoveryPlanArgs, { actor }: GraphQLContext) {
    const plan = await this.plans.ofPatient(actor, { patientId, language });
    return plan && toPlan(plan);
  }

  @Query(() => Contract.RecoveryPlan, { nullable: true })
  @RequiresPermission('recovery.readOwn')
  async myPlan({ language }: Contract.MyPlanArgs, { actor }: GraphQLContext) {
    const plan = await this.plans.own(actor, { language });
    return plan && toPlan(plan);
  }

  @Query(() => Contract.Today, { nullable: true })
  @RequiresPermission('recovery.readOwn')
  async today({ language }: Contract.TodayArgs, { actor }: GraphQLContext) {
    const day = await this.days.today(actor, { language });
    return day && toToday(day);
  }

  @Mutation(() => Contract.RecoveryPlan)
  @RequiresPermission('recovery.createPlan')
  async createPlan({ input, idempotencyKey }: Contract.CreatePlanArgs, { actor }: GraphQLContext) {
    return toPlan(await this.plans.create(actor, { ...input, idempotencyKey }));
  }
}

import { Mutation, Query, Resolver } from 'type-graphql';
import type { CorrectionService } from './correction.service.js';
import type { PlanChangeService } from './plan-change.service.js';
import type { PlanView } from './plan-view.js';
import { toPlan } from './plan.graphql.js';
import { toSessionEvent } from './session-event.graphql.js';
import type { SessionEventService } from './session-event.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

const shown = async (changed: Promise<PlanView>) => toPlan(await changed);

/** GraphQL resolvers for a plan's ledger and changes of its sessions. */
@Resolver()
export class LedgerResolver {
  constructor(
    private readonly events: SessionEventService,
    private readonly changes: PlanChangeService,
    private readonly corrections: CorrectionService,
  ) {}

  @Query(() => [Contract.SessionEvent])
  @RequiresPermission('recovery.readEvents')
  async sessionEvents({ planId, first, after }: Contract.SessionEventsArgs, { actor }: GraphQLContext) {
    return (await this.events.list(actor, { planId, first, after })).map((row) => toSessionEvent(row));
  }

  @Mutation(() => Contract.RecoveryPlan)
  @RequiresPermission('recovery.stopPlan')
  stopPlan({ planId, reason }: Contract.StopPlanArgs, { actor }: GraphQLContext) {
    return shown(this.changes.stop(actor, { planId, reason }));
  }

  @Mutation(() => Contract.RecoveryPlan)
  @RequiresPermission('recovery.addSessions')
  addPlanSessions({ planId, count, reason }: Contract.AddPlanSessionsArgs, { actor }: GraphQLContext) {
    return shown(this.changes.addSessions(actor, { planId, count, reason }));
  }

  @Mutation(() => Contract.RecoveryPlan)
  @RequiresPermission('recovery.cancelSession')
  cancelPlanSession({ planId, number, reason }: Contract.CancelPlanSessionArgs, { actor }: GraphQLContext) {
    return shown(this.changes.cancelSession(actor, { planId, number, reason }));
  }

  @Mutation(() => Contract.RecoveryPlan)
  @RequiresPermission('recovery.reopenSession')
  reopenPlanSession({ planId, number, reason }: Contract.ReopenPlanSessionArgs, { actor }: GraphQLContext) {
    return shown(this.changes.reopenSession(actor, { planId, number, reason }));
  }

  @Mutation(() => Contract.RecoveryPlan)
  @RequiresPermission('recovery.correctSession')
  correctSession({ appointmentId, to, reason }: Contract.CorrectSessionArgs, { actor }: GraphQLContext) {
    return shown(this.corrections.correct(actor, { appointmentId, to, reason }));
  }
}

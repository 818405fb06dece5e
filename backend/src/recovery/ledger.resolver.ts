import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AppointmentStatusEnum } from '../appointments/appointment.graphql.js';
import type { AppointmentStatus } from '../appointments/appointment.entity.js';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import type { CorrectionService } from './correction.service.js';
import type { PlanChangeService } from './plan-change.service.js';
import { RecoveryPlanType } from './plan.graphql.js';
import type { PlanView } from './plan-view.js';
import { SessionEventType } from './session-event.graphql.js';
import type { SessionEventService } from './session-event.service.js';

const shown = async (changed: Promise<PlanView>) => RecoveryPlanType.from(await changed);

/** The GraphQL door to the ledger of a plan, and to what is decided about its sessions. */
@Resolver()
export class LedgerResolver {
  constructor(
    private readonly events: SessionEventService,
    private readonly changes: PlanChangeService,
    private readonly corrections: CorrectionService,
  ) {}

  @Query(() => [SessionEventType])
  @NamesVerb('recovery.readEvents')
  async sessionEvents(
    @Ctx() { actor }: GraphQLContext,
    @Arg('planId', () => ID) planId: string,
    @Arg('first', () => Int, { defaultValue: 100 }) first: number,
    @Arg('after', () => ID, { nullable: true }) after?: string,
  ): Promise<SessionEventType[]> {
    return (await this.events.list(actor, { planId, first, after })).map((row) => SessionEventType.from(row));
  }

  @Mutation(() => RecoveryPlanType)
  @NamesVerb('recovery.stopPlan')
  async stopPlan(
    @Ctx() { actor }: GraphQLContext,
    @Arg('planId', () => ID) planId: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<RecoveryPlanType> {
    return shown(this.changes.stop(actor, { planId, reason }));
  }

  @Mutation(() => RecoveryPlanType)
  @NamesVerb('recovery.addSessions')
  async addPlanSessions(
    @Ctx() { actor }: GraphQLContext,
    @Arg('planId', () => ID) planId: string,
    @Arg('count', () => Int) count: number,
    @Arg('reason', () => String) reason: string,
  ): Promise<RecoveryPlanType> {
    return shown(this.changes.addSessions(actor, { planId, count, reason }));
  }

  @Mutation(() => RecoveryPlanType)
  @NamesVerb('recovery.cancelSession')
  async cancelPlanSession(
    @Ctx() { actor }: GraphQLContext,
    @Arg('planId', () => ID) planId: string,
    @Arg('number', () => Int) number: number,
    @Arg('reason', () => String) reason: string,
  ): Promise<RecoveryPlanType> {
    return shown(this.changes.cancelSession(actor, { planId, number, reason }));
  }

  @Mutation(() => RecoveryPlanType)
  @NamesVerb('recovery.reopenSession')
  async reopenPlanSession(
    @Ctx() { actor }: GraphQLContext,
    @Arg('planId', () => ID) planId: string,
    @Arg('number', () => Int) number: number,
    @Arg('reason', () => String) reason: string,
  ): Promise<RecoveryPlanType> {
    return shown(this.changes.reopenSession(actor, { planId, number, reason }));
  }

  @Mutation(() => RecoveryPlanType)
  @NamesVerb('recovery.correctSession')
  async correctSession(
    @Ctx() { actor }: GraphQLContext,
    @Arg('appointmentId', () => ID) appointmentId: string,
    @Arg('to', () => AppointmentStatusEnum) to: AppointmentStatus,
    @Arg('reason', () => String) reason: string,
  ): Promise<RecoveryPlanType> {
    return shown(this.corrections.correct(actor, { appointmentId, to, reason }));
  }
}

import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import type { AppointmentChangeService } from './appointment-change.service.js';
import type { AppointmentRequestService } from './appointment-request.service.js';
import {
  AppointmentConnectionType,
  AppointmentFilterInput,
  AppointmentOrderEnum,
  AppointmentType,
  BookAppointmentInputType,
  MoveAppointmentInputType,
  PendingAppointmentPageType,
  RequestAppointmentInputType,
} from './appointment.graphql.js';
import type { AppointmentOrder } from './appointment-order.js';
import type { AppointmentRow, AppointmentService } from './appointment.service.js';

const shown = async (changed: Promise<AppointmentRow>) => AppointmentType.from(await changed);

/** The GraphQL door to appointments. */
@Resolver()
export class AppointmentResolver {
  constructor(
    private readonly service: AppointmentService,
    private readonly changes: AppointmentChangeService,
    private readonly requests: AppointmentRequestService,
  ) {}

  @Query(() => [AppointmentType])
  @NamesVerb('appointment.listPending')
  async pendingAppointments(
    @Ctx() { actor }: GraphQLContext,
    @Arg('first', () => Int, { defaultValue: 100 }) first: number,
  ): Promise<AppointmentType[]> {
    return (await this.service.listPending(actor, { first })).map((row) => AppointmentType.from(row));
  }

  @Query(() => PendingAppointmentPageType)
  @NamesVerb('appointment.listPending')
  async pendingAppointmentPage(
    @Ctx() { actor }: GraphQLContext,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10 }) limit: number,
  ): Promise<PendingAppointmentPageType> {
    return PendingAppointmentPageType.from(await this.service.pendingPage(actor, { page, limit }));
  }

  @Query(() => AppointmentConnectionType)
  @NamesVerb('appointment.list')
  async appointments(
    @Ctx() { actor }: GraphQLContext,
    @Arg('first', () => Int) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('filter', () => AppointmentFilterInput, { nullable: true }) filter?: AppointmentFilterInput,
    @Arg('order', () => AppointmentOrderEnum, { nullable: true }) order?: AppointmentOrder,
  ): Promise<AppointmentConnectionType> {
    return AppointmentConnectionType.from(await this.service.list(actor, { first, after, filter, order }));
  }

  @Mutation(() => AppointmentType)
  @NamesVerb('appointment.book')
  async bookAppointment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => BookAppointmentInputType) input: BookAppointmentInputType,
  ): Promise<AppointmentType> {
    return shown(this.service.book(actor, input));
  }

  @Mutation(() => AppointmentType)
  @NamesVerb('appointment.request')
  async requestAppointment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RequestAppointmentInputType) input: RequestAppointmentInputType,
  ): Promise<AppointmentType> {
    return shown(this.requests.request(actor, input));
  }

  @Mutation(() => AppointmentType)
  @NamesVerb('appointment.approve')
  async approveAppointment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<AppointmentType> {
    return shown(this.changes.approve(actor, { id, version }));
  }

  @Mutation(() => AppointmentType)
  @NamesVerb('appointment.undoApproval')
  async undoApproval(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ): Promise<AppointmentType> {
    return shown(this.changes.undoApproval(actor, { id, version }));
  }

  @Mutation(() => AppointmentType)
  @NamesVerb('appointment.cancel')
  async cancelAppointment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<AppointmentType> {
    return shown(this.changes.cancel(actor, { id, version }));
  }

  @Mutation(() => AppointmentType)
  @NamesVerb('appointment.reschedule')
  async rescheduleAppointment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('appointmentDate', () => String) appointmentDate: string,
    @Arg('version', () => Int, { nullable: true }) version?: number,
    @Arg('overrideReason', () => String, { nullable: true }) overrideReason?: string,
  ): Promise<AppointmentType> {
    return shown(this.changes.reschedule(actor, { id, version, appointmentDate, overrideReason }));
  }

  @Mutation(() => AppointmentType)
  @NamesVerb('appointment.move')
  async moveAppointment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => MoveAppointmentInputType) input: MoveAppointmentInputType,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<AppointmentType> {
    const { appointmentDate, physiotherapistId, overrideReason } = input;
    return shown(this.changes.move(actor, { id, version, appointmentDate, physiotherapistId, overrideReason }));
  }

  @Mutation(() => AppointmentType)
  @NamesVerb('appointment.assign')
  async assignPhysiotherapist(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('physiotherapistId', () => ID) physiotherapistId: string,
    @Arg('version', () => Int, { nullable: true }) version?: number,
    @Arg('overrideReason', () => String, { nullable: true }) overrideReason?: string,
  ): Promise<AppointmentType> {
    return shown(this.changes.assign(actor, { id, version, physiotherapistId, overrideReason }));
  }

  @Mutation(() => AppointmentType)
  @NamesVerb('appointment.complete')
  async completeAppointment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<AppointmentType> {
    return shown(this.changes.complete(actor, { id, version }));
  }

  @Mutation(() => AppointmentType)
  @NamesVerb('appointment.miss')
  async markAppointmentMissed(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<AppointmentType> {
    return shown(this.changes.markMissed(actor, { id, version, reason }));
  }
}

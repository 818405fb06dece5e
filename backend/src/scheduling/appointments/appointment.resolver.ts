import { Mutation, Query, Resolver } from 'type-graphql';
import type { AppointmentChangeService } from './appointment-change.service.js';
import type { AppointmentRequestService } from './appointment-request.service.js';
import { toAppointment, toPendingAppointmentPage, toAppointmentConnection } from './appointment.graphql.js';
import type { AppointmentRow, AppointmentService } from './appointment.service.js';
import type { SessionFeeService } from './session-fee.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

const shown = async (changed: Promise<AppointmentRow>) => toAppointment(await changed);

/** GraphQL resolvers of appointments. */
@Resolver()
export class AppointmentResolver {
  constructor(
    private readonly service: AppointmentService,
    private readonly changes: AppointmentChangeService,
    private readonly requests: AppointmentRequestService,
    private readonly fees: SessionFeeService,
  ) {}

  @Query(() => [Contract.Appointment])
  @RequiresPermission('appointment.listPending')
  async pendingAppointments({ first }: Contract.PendingAppointmentsArgs, { actor }: GraphQLContext) {
    return (await this.service.listPending(actor, { first })).map((row) => toAppointment(row));
  }

  @Query(() => Contract.PendingAppointmentPage)
  @RequiresPermission('appointment.listPending')
  async pendingAppointmentPage({ page, limit }: Contract.PendingAppointmentPageArgs, { actor }: GraphQLContext) {
    return toPendingAppointmentPage(await this.service.pendingPage(actor, { page, limit }));
  }

  @Query(() => [Contract.AppointmentPhysiotherapist])
  @RequiresPermission('appointment.findFree')
  freePhysiotherapists({ appointmentId }: Contract.FreePhysiotherapistsArgs, { actor }: GraphQLContext) {
    return this.service.freePhysiotherapists(actor, { appointmentId });
  }

  @Query(() => Contract.AppointmentConnection)
  @RequiresPermission('appointment.list')
  async appointments({ first, after, filter, order }: Contract.AppointmentsArgs, { actor }: GraphQLContext) {
    return toAppointmentConnection(await this.service.list(actor, { first, after, filter, order }));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('appointment.book')
  bookAppointment({ input }: Contract.BookAppointmentArgs, { actor }: GraphQLContext) {
    return shown(this.service.book(actor, input));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('appointment.request')
  requestAppointment({ input }: Contract.RequestAppointmentArgs, { actor }: GraphQLContext) {
    return shown(this.requests.request(actor, input));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('appointment.approve')
  approveAppointment({ id, version }: Contract.ApproveAppointmentArgs, { actor }: GraphQLContext) {
    return shown(this.changes.approve(actor, { id, version }));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('appointment.undoApproval')
  undoApproval({ id, version }: Contract.UndoApprovalArgs, { actor }: GraphQLContext) {
    return shown(this.changes.undoApproval(actor, { id, version }));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('appointment.cancel')
  cancelAppointment({ id, version }: Contract.CancelAppointmentArgs, { actor }: GraphQLContext) {
    return shown(this.changes.cancel(actor, { id, version }));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('appointment.cancelForPatient')
  cancelForPatient({ id, version }: Contract.CancelForPatientArgs, { actor }: GraphQLContext) {
    return shown(this.changes.cancelForPatient(actor, { id, version }));
  }

  @Query(() => Contract.SessionFees)
  @RequiresPermission('appointment.readFees')
  sessionFees({ id }: Contract.SessionFeesArgs, { actor }: GraphQLContext) {
    return this.fees.read(actor, { id });
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('appointment.reschedule')
  rescheduleAppointment(
    { id, appointmentDate, version, overrideReason }: Contract.RescheduleAppointmentArgs,
    { actor }: GraphQLContext,
  ) {
    return shown(this.changes.reschedule(actor, { id, version, appointmentDate, overrideReason }));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('appointment.move')
  moveAppointment({ id, input, version }: Contract.MoveAppointmentArgs, { actor }: GraphQLContext) {
    return shown(this.changes.move(actor, { ...input, id, version }));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('appointment.assign')
  assignPhysiotherapist(
    { id, physiotherapistId, version, overrideReason }: Contract.AssignPhysiotherapistArgs,
    { actor }: GraphQLContext,
  ) {
    return shown(this.changes.assign(actor, { id, version, physiotherapistId, overrideReason }));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('appointment.complete')
  completeAppointment({ id, version }: Contract.CompleteAppointmentArgs, { actor }: GraphQLContext) {
    return shown(this.changes.complete(actor, { id, version }));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('appointment.miss')
  markAppointmentMissed({ id, reason, version }: Contract.MarkAppointmentMissedArgs, { actor }: GraphQLContext) {
    return shown(this.changes.markMissed(actor, { id, version, reason }));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('appointment.correct')
  correctAppointment({ id, to, reason, version }: Contract.CorrectAppointmentArgs, { actor }: GraphQLContext) {
    return shown(this.changes.correct(actor, { id, to, reason, version }));
  }
}

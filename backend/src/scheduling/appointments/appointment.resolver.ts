import { SessionTypeEnum } from '../../clinic/index.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { AppointmentChangeService } from './appointment-change.service.js';
import type { AppointmentRequestService } from './appointment-request.service.js';
import {
  AppointmentOrderEnum,
  toAppointment,
  toPendingAppointmentPage,
  toAppointmentConnection,
  AppointmentStatusEnum,
} from './appointment.graphql.js';
import type { AppointmentRow, AppointmentService } from './appointment.service.js';

const shown = async (changed: Promise<AppointmentRow>) => toAppointment(await changed);

/** GraphQL resolvers of appointments. */
export const appointmentResolvers = (
  service: AppointmentService,
  changes: AppointmentChangeService,
  requests: AppointmentRequestService,
): RootResolvers => ({
  enums: {
    AppointmentStatus: AppointmentStatusEnum,
    SessionType: SessionTypeEnum,
    AppointmentOrder: AppointmentOrderEnum,
  },
  Query: {
    pendingAppointments: withPermission('appointment.listPending', async ({ first }, { actor }) =>
      (await service.listPending(actor, { first })).map((row) => toAppointment(row)),
    ),
    pendingAppointmentPage: withPermission('appointment.listPending', async ({ page, limit }, { actor }) =>
      toPendingAppointmentPage(await service.pendingPage(actor, { page, limit })),
    ),
    appointments: withPermission('appointment.list', async ({ first, after, filter, order }, { actor }) =>
      toAppointmentConnection(await service.list(actor, { first, after, filter, order })),
    ),
  },
  Mutation: {
    bookAppointment: withPermission('appointment.book', ({ input }, { actor }) => shown(service.book(actor, input))),
    requestAppointment: withPermission('appointment.request', ({ input }, { actor }) =>
      shown(requests.request(actor, input)),
    ),
    approveAppointment: withPermission('appointment.approve', ({ id, version }, { actor }) =>
      shown(changes.approve(actor, { id, version })),
    ),
    undoApproval: withPermission('appointment.undoApproval', ({ id, version }, { actor }) =>
      shown(changes.undoApproval(actor, { id, version })),
    ),
    cancelAppointment: withPermission('appointment.cancel', ({ id, version }, { actor }) =>
      shown(changes.cancel(actor, { id, version })),
    ),
    rescheduleAppointment: withPermission(
      'appointment.reschedule',
      ({ id, appointmentDate, version, overrideReason }, { actor }) =>
        shown(changes.reschedule(actor, { id, version, appointmentDate, overrideReason })),
    ),
    moveAppointment: withPermission('appointment.move', ({ id, input, version }, { actor }) =>
      shown(changes.move(actor, { ...input, id, version })),
    ),
    assignPhysiotherapist: withPermission(
      'appointment.assign',
      ({ id, physiotherapistId, version, overrideReason }, { actor }) =>
        shown(changes.assign(actor, { id, version, physiotherapistId, overrideReason })),
    ),
    completeAppointment: withPermission('appointment.complete', ({ id, version }, { actor }) =>
      shown(changes.complete(actor, { id, version })),
    ),
    markAppointmentMissed: withPermission('appointment.miss', ({ id, reason, version }, { actor }) =>
      shown(changes.markMissed(actor, { id, version, reason })),
    ),
    correctAppointment: withPermission('appointment.correct', ({ id, to, reason, version }, { actor }) =>
      shown(changes.correct(actor, { id, to, reason, version })),
    ),
  },
});

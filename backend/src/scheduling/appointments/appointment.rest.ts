import { fieldsOf, namedRowOf, plainQuery, type RestRoute } from '../../platform/http/rest.js';
import { askedOfWalk, nextOfWalk, walkAnswer, walkQuery, WALK_SPELLINGS } from '../../platform/http/changes-feed.js';
import type { AppointmentChangeService } from './appointment-change.service.js';
import { pendingChangeInput } from './appointment.input.js';
import type { AppointmentRow, AppointmentService } from './appointment.service.js';
import { z } from 'zod';
import { message, moment } from '../../platform/http/response-schemas.js';
import { IF_MATCH, withPublicNames } from '../../platform/http/route-docs.js';
import { SESSION_TYPES } from '../../clinic/index.js';
import { APPOINTMENT_STATUSES } from './appointment.entity.js';

/** Maps an appointment to the public API's field names. */
function presentAppointment(row: AppointmentRow) {
  return {
    _id: row.id,
    patient: { _id: row.patientId, name: row.patientName },
    physio: row.physiotherapistId ? { _id: row.physiotherapistId, name: row.physiotherapistName } : null,
    appointmentDate: row.startsAt,
    sessionType: row.sessionType,
    status: row.status,
    version: row.version,
  };
}

/** Input names that differ in the public API. */
const SPELLINGS = { physiotherapistId: 'physioId' };

/** REST routes of appointments. */
export function appointmentRoutes(appointments: AppointmentService, changes: AppointmentChangeService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/appointments/admin/pending',
      verb: 'appointment.listPending',
      docs: {
        summary: 'All pending appointments, earliest first',
        answer: z.object({ data: z.object({ docs: z.array(appointmentAnswer) }) }),
      },
      handle: async ({ response, actor }) => {
        response.json({ data: { docs: (await appointments.listPending(actor)).map(presentAppointment) } });
      },
    },
    {
      method: 'get',
      path: '/changes/appointments',
      verb: 'appointment.list',
      docs: {
        summary: 'Appointments that changed since, or all; patients and physiotherapists their own',
        query: walkQuery,
        answer: walkAnswer('appointments', appointmentAnswer),
      },
      spellings: WALK_SPELLINGS,
      handle: async ({ request, response, actor }) => {
        const found = await appointments.list(actor, { ...askedOfWalk(plainQuery(request)), order: 'newest first' });
        const { appointments: rows } = found;
        response.json({ data: { appointments: rows.map(presentAppointment), ...nextOfWalk(rows, found) } });
      },
    },
    {
      method: 'patch',
      path: '/appointments/admin/:id',
      verb: ['appointment.approve', 'appointment.cancel', 'appointment.reschedule', 'appointment.assign'],
      docs: {
        summary: 'Approves, cancels, reschedules or assigns a pending appointment: exactly one of the three',
        body: withPublicNames(pendingChangeInput, SPELLINGS).omit({ id: true }),
        headers: IF_MATCH,
        answer: z.object({ message, data: appointmentAnswer }),
        errors: ['NOT_FOUND', 'WRONG_STATE', 'DOUBLE_BOOKED', 'OUTSIDE_HOURS', 'CHANGED_MEANWHILE'],
      },
      spellings: SPELLINGS,
      handle: async ({ request, response, actor }) => {
        const change = { ...fieldsOf(pendingChangeInput, request, SPELLINGS), ...namedRowOf(request) };
        const changed = await changes.changePending(actor, change);
        response
          .set('ETag', `"${changed.version}"`)
          .json({ message: 'The appointment was changed.', data: presentAppointment(changed) });
      },
    },
  ];
}

/** REST response: an appointment with the public API's field names. */
export const appointmentAnswer = z
  .object({
    _id: z.uuid(),
    patient: z.object({ _id: z.uuid(), name: z.string() }),
    physio: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
    appointmentDate: moment,
    sessionType: z.enum(SESSION_TYPES),
    status: z.enum(APPOINTMENT_STATUSES),
    version: z.int(),
  })
  .meta({ id: 'Appointment' });

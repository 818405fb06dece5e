import type { Request } from 'express';
import type { z } from 'zod';
import { bodyOf, expectedVersionOf, type RestRoute } from '../http/rest.js';
import type { pendingChangeInput } from './appointment.input.js';
import type { AppointmentRow, AppointmentService } from './appointment.service.js';

/** An appointment in the older spelling (spec §3). */
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

/** A change with its physiotherapist under the service's name; what the fields hold is for its schema to find out. */
function readChange(request: Request) {
  const { physioId: physiotherapistId, ...rest } = bodyOf(request);
  return { ...rest, physiotherapistId } as z.input<typeof pendingChangeInput>;
}

/** The REST door to appointments (spec §7). */
export function appointmentRoutes(appointments: AppointmentService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/appointments/admin/pending',
      verb: 'appointment.listPending',
      handle: async ({ response, actor }) => {
        response.json({ data: { docs: (await appointments.listPending(actor)).map(presentAppointment) } });
      },
    },
    {
      method: 'patch',
      path: '/appointments/admin/:id',
      verb: ['appointment.approve', 'appointment.cancel', 'appointment.reschedule', 'appointment.assign'],
      spellings: { physiotherapistId: 'physioId' },
      handle: async ({ request, response, actor }) => {
        const changed = await appointments.changePending(
          actor,
          String(request.params['id']),
          readChange(request),
          expectedVersionOf(request),
        );
        response
          .set('ETag', `"${changed.version}"`)
          .json({ message: 'The appointment was changed.', data: presentAppointment(changed) });
      },
    },
  ];
}

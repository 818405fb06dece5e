import { z } from 'zod';
import { SESSION_TYPES } from '../../clinic/index.js';
import { moment } from '../../platform/http/response-schemas.js';
import { APPOINTMENT_STATUSES } from './appointment.entity.js';

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

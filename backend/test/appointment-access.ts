import { admins, patients, scoped, staff, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import type { RestCall } from './rest-call.js';
import { insertAppointment, insertPhysiotherapist } from './builders.js';
import { NOON } from './test-app.js';

/** An appointment of the world's patient, with the one who treats. */
export async function appointment(
  { app, record, physiotherapistId }: World,
  status = 'pending',
  columns: object = {},
): Promise<string> {
  const held = { status, physiotherapist_id: physiotherapistId, ...columns };
  return (await insertAppointment(app.sql, record.id, held)).id;
}

/** One that has begun. */
const begun = { starts_at: NOON };

/** A physiotherapist their own; another's is not there for them (clinic §2). */
const treating: Outcomes = {
  ...scoped('appointments:write'),
  physiotherapist: 'done',
  'another physiotherapist': 'NOT_FOUND',
};

/** Admins and programs; the patient is not within any physiotherapist's reach (bench §2). */
const outOfReach: Outcomes = { ...treating, physiotherapist: 'NOT_FOUND' };

/** Admins any, a physiotherapist their own; no program. */
const correcting: Outcomes = { ...admins, physiotherapist: 'done', 'another physiotherapist': 'NOT_FOUND' };

/** A patient their own, once the clinic is open, and a physiotherapist their own; another's is not there for them (clinic §4, bench §2). */
const ownOnceOpen: Outcomes = { ...treating, patient: 'done', 'other patient': 'NOT_FOUND' };

const open = ({ app }: World) => app.sql('update clinic_settings set opened_at = coalesce(opened_at, now())');

/** Admins and programs those of all, a patient and a physiotherapist their own. */
const listing: Outcomes = {
  ...scoped('appointments:read'),
  patient: 'done',
  'other patient': 'done',
  physiotherapist: 'done',
  'another physiotherapist': 'done',
};

/** The rows of appointments in the access matrix. */
export const appointmentRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  'get /appointments/admin/pending': [scoped('appointments:read'), 200],
  'get /changes/appointments': [listing, 200],
  'get /events': [{ ...admins, ...staff('done') }, 200],
  'patch /appointments/admin/:id': [
    scoped('appointments:write'),
    200,
    async (world) => ({ path: `/appointments/admin/${await appointment(world)}`, body: { status: 'scheduled' } }),
  ],
};

/** The rows of appointments in the access matrix. */
export const appointmentTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.pendingAppointments': [scoped('appointments:read'), async () => ['{ pendingAppointments { id } }']],
  'Query.pendingAppointmentPage': [scoped('appointments:read'), async () => ['{ pendingAppointmentPage { total } }']],
  'Query.calendar': [
    { ...listing, patient: 'FORBIDDEN', 'other patient': 'FORBIDDEN' },
    async () => ['{ calendar(from: "2026-03-12", until: "2026-03-12") { day } }'],
  ],
  'Query.freePhysiotherapists': [
    admins,
    async (world) => [`{ freePhysiotherapists(appointmentId: "${await appointment(world)}") { id } }`],
  ],
  'Query.appointments': [listing, async () => ['{ appointments(first: 10) { edges { cursor } } }']],
  'Mutation.bookAppointment': [
    outOfReach,
    async ({ record }) => [
      `mutation { bookAppointment(input: { patientId: "${record.id}", appointmentDate: "2026-03-12T10:00", sessionType: HOME }) { id } }`,
    ],
  ],
  'Mutation.requestAppointment': [
    patients,
    async () => [
      'mutation { requestAppointment(input: { appointmentDate: "2026-03-12T10:00", sessionType: TELE }) { id } }',
    ],
  ],
  'Mutation.approveAppointment': [
    scoped('appointments:write'),
    async (world) => [`mutation { approveAppointment(id: "${await appointment(world)}") { id } }`],
  ],
  'Mutation.undoApproval': [
    scoped('appointments:write'),
    async (world) => [
      `mutation { undoApproval(id: "${await appointment(world, 'scheduled', { version: 2, approved_at: new Date() })}", version: 2) { id } }`,
    ],
  ],
  'Mutation.cancelForPatient': [
    correcting,
    async (world) => [`mutation { cancelForPatient(id: "${await appointment(world)}") { id } }`],
  ],
  'Query.sessionFees': [admins, async (world) => [`{ sessionFees(id: "${await appointment(world)}") { noShow } }`]],
  'Mutation.cancelAppointment': [
    ownOnceOpen,
    async (world) => {
      await open(world);
      return [`mutation { cancelAppointment(id: "${await appointment(world)}") { id } }`];
    },
  ],
  'Mutation.moveAppointment': [
    ownOnceOpen,
    async (world) => {
      await open(world);
      const id = await appointment(world);
      return [`mutation { moveAppointment(id: "${id}", input: { appointmentDate: "2026-03-13T10:00" }) { id } }`];
    },
  ],
  'Mutation.rescheduleAppointment': [
    scoped('appointments:write'),
    async (world) => [
      `mutation { rescheduleAppointment(id: "${await appointment(world)}", appointmentDate: "2026-03-13T10:00") { id } }`,
    ],
  ],
  'Mutation.assignPhysiotherapist': [
    scoped('appointments:write'),
    async (world) => {
      const { id } = await insertPhysiotherapist(world.app.sql);
      return [
        `mutation { assignPhysiotherapist(id: "${await appointment(world)}", physiotherapistId: "${id}") { id } }`,
      ];
    },
  ],
  'Mutation.completeAppointment': [
    treating,
    async (world) => [`mutation { completeAppointment(id: "${await appointment(world, 'scheduled', begun)}") { id } }`],
  ],
  'Mutation.markAppointmentMissed': [
    treating,
    async (world) => [
      `mutation { markAppointmentMissed(id: "${await appointment(world, 'scheduled', begun)}", reason: "Rain") { id } }`,
    ],
  ],
  'Mutation.correctAppointment': [
    correcting,
    async (world) => [
      `mutation { correctAppointment(id: "${await appointment(world, 'missed', begun)}", to: COMPLETED, reason: "She was there") { id } }`,
    ],
  ],
};

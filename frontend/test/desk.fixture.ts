import { closedClinic } from '../src/brand/business';
import { fakeServer } from './fake-server';
import { accounts, renderRoute } from './render-route';

/** A day of the front desk, on which nobody comes and nothing waits. */
export const quietDay = {
  day: '2026-11-21',
  isOpen: true,
  hours: [{ __typename: 'DayHours', opens: '08:00', closes: '18:00' }],
  specialDay: null,
  running: [],
  next: [],
  unmarked: 0,
  requests: 0,
  needsPhysiotherapist: 0,
  waiting: 0,
  newContactMessages: 0,
  failedMessages: 0,
  incomplete: [],
  due: [],
};

/** A record with name and number alone, as `registerCaller` leaves it. */
export const callerRecord = {
  __typename: 'Patient',
  id: 'p-7',
  patientId: 'PT-000007',
  name: 'Sunita Devi',
  age: null,
  diagnosedWith: null,
  contactNumber: '+919812345678',
  isProfileComplete: false,
  version: 3,
  lastLogin: null,
  address: null,
  bloodGroup: null,
  gender: null,
  emergencyContactNumber: null,
};

/** The desk's view of that record. */
export const deskPatient = {
  __typename: 'DeskPatient',
  patient: callerRecord,
  alert: null,
  missing: ['diagnosedWith', 'address'],
  nextSession: null,
  sessionsAhead: 0,
  abha: null,
  balance: { __typename: 'Balance', charged: 0, paid: 0, refunded: 0, credited: 0, held: 0, due: 0 },
  waitsFor: [],
};

/** Opens a page of the front desk as reception, over a server with these answers. */
export function openDesk(path: string, answers: Parameters<typeof fakeServer>[0] = {}, clinic = closedClinic) {
  const server = fakeServer({
    Me: { data: { me: accounts.reception } },
    DeskDay: { data: { deskDay: { __typename: 'DeskDay', ...quietDay } } },
    Physiotherapists: { data: { physiotherapists: [] } },
    DeskTherapist: { data: { deskPatient: { __typename: 'DeskPatient', physiotherapistId: null } } },
    PatientChoices: { data: { patients: { __typename: 'PatientPage', patients: [callerRecord] } } },
    ...answers,
  });
  const router = renderRoute(path, server, null, clinic);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, server, asked };
}

import type { BenchDayQuery, BenchSessionFragment } from '../src/bench/gql/generated';
import { fakeServer } from './fake-server';
import { accounts, renderRoute } from './render-route';

type Appointment = BenchSessionFragment['appointment'];

interface SessionChanges extends Partial<Omit<BenchSessionFragment, 'appointment' | 'patient'>> {
  readonly appointment?: Partial<Appointment>;
  readonly patient?: Partial<BenchSessionFragment['patient']>;
}

/** A session of the own day, as the server sends it: on 19 Nov 2025 at 4:30 pm in the clinic. */
export const benchSession = ({ appointment, patient, ...changes }: SessionChanges = {}) => ({
  __typename: 'BenchSession',
  appointment: {
    __typename: 'Appointment',
    id: 's1',
    patient: { __typename: 'AppointmentPatient', id: patient?.id ?? 'p1', name: patient?.name ?? 'Sunita Yadav' },
    appointmentDate: '2025-11-19T11:00:00.000Z',
    durationMinutes: 45,
    sessionType: 'CLINIC' as const,
    homeAddress: null,
    callEnding: null,
    status: 'SCHEDULED' as const,
    missedReason: null,
    version: 2,
    ...appointment,
  },
  patient: {
    __typename: 'Patient',
    id: 'p1',
    patientId: 'PT-000001',
    name: 'Sunita Yadav',
    age: 62,
    contactNumber: '9812345678',
    address: null,
    ...patient,
  },
  alert: null,
  reach: 'IN_CHARGE' as const,
  precautions: [],
  openTask: null,
  isFirst: false,
  number: 4,
  phase: null,
  lastPlan: null,
  hasConsent: true,
  note: null,
  ...changes,
});

/** The answer with an own day; without sessions unless some are given. */
export const benchDay = (changes: Partial<BenchDayQuery['benchDay']> = {}) => ({
  data: {
    benchDay: {
      __typename: 'BenchDay',
      day: '2025-11-19',
      specialDay: null,
      sessions: [],
      free: [],
      leave: [],
      covers: [],
      notesToSign: 0,
      openSigns: 0,
      ...changes,
    },
  },
});

/** Opens a page of a physiotherapist's place of work, over a server with these answers. */
export function openBench(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    Me: { data: { me: accounts.physiotherapist } },
    BenchDay: benchDay(),
    OpenSigns: { data: { openSigns: [] } },
    CareFlags: { data: { careFlags: [] } },
    ...answers,
  });
  const router = renderRoute(path, server);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, asked };
}

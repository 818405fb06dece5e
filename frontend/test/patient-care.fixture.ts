import { screen, within } from '@testing-library/react';
import type { BenchPatientQuery, CarePlanFragment, CareValueFragment } from '../src/bench/patients/gql/generated';
import { fakeServer } from './fake-server';
import { notesAre } from './notes.fixture';
import { accounts, renderRoute } from './render-route';

type Rule = CarePlanFragment['phases'][number]['criteria'][number];

/** What leaving a phase needs. */
export const rule = (key: string, changes: Partial<Rule> = {}) => ({
  __typename: 'Criterion',
  key,
  kind: 'MEASURE' as const,
  measure: null,
  mode: null,
  comparison: 'AT_LEAST' as const,
  value: 1,
  maxAgeDays: null,
  staffOnly: false,
  ...changes,
});

/** A plan in its first phase, as the server sends it. */
export const plan = (changes: Partial<CarePlanFragment> = {}) => ({
  __typename: 'RecoveryPlan',
  id: 'r1',
  kind: 'PROTOCOL' as const,
  area: null,
  reviewOn: null,
  programmeVersions: [],
  patient: { __typename: 'AppointmentPatient', id: 'p1', name: 'श्रीमती सुनीता देवी यादव' },
  protocolName: 'Knee replacement',
  protocolVersion: 1,
  isSample: true,
  surgeryDate: '2026-02-28',
  side: 'RIGHT' as const,
  status: 'ACTIVE' as const,
  phase: 1,
  phases: [
    {
      __typename: 'Phase',
      number: 1,
      name: 'Protect',
      goal: 'Bend to 80°.',
      exercises: [{ __typename: 'Exercise', key: 'heelSlides', name: 'Heel slides' }],
      criteria: [
        rule('flexion', { measure: 'KNEE_FLEXION', mode: 'ACTIVE', value: 80 }),
        rule('slr', { measure: 'STRAIGHT_LEG_RAISE' }),
        rule('sessions', { kind: 'SESSIONS_IN_PHASE', value: 4 }),
      ],
      targets: [],
    },
    { __typename: 'Phase', number: 2, name: 'Motion', goal: 'Bend to 90°.', exercises: [], criteria: [], targets: [] },
  ],
  ledger: { __typename: 'Ledger', planned: 25, done: 3, missedInAll: 1, cancelled: 0, ahead: 21, booked: 2 },
  recoveryPercent: 12,
  passages: [],
  openTask: null,
  doctorName: 'Dr Meera Sethi',
  physiotherapistName: 'Neha Kapoor',
  version: 1,
  ...changes,
});
const criterion = (key: string, state: string, sentence: string) => ({
  __typename: 'CriterionResult',
  criterion: { __typename: 'Criterion', key },
  state,
  sentence,
});
/** The record of a patient, as those who treat read it; without a plan unless one is given. */
export const benchPatient = (changes: Partial<BenchPatientQuery['benchPatient']> = {}) => ({
  __typename: 'BenchPatient',
  patient: {
    __typename: 'Patient',
    id: 'p1',
    patientId: 'PT-000001',
    name: 'श्रीमती सुनीता देवी यादव',
    age: 62,
    gender: 'FEMALE' as const,
    diagnosedWith: 'Osteoarthritis of the right knee',
    contactNumber: '9812345678',
    emergencyContactNumber: '9812345679',
    address: '7 Lake View, Lucknow',
    version: 4,
  },
  alert: null,
  reach: 'IN_CHARGE' as const,
  reachUntil: null,
  precautions: [],
  openTask: null,
  plan: null,
  sessionsDone: 3,
  lastSession: null,
  nextSession: null,
  values: [],
  fileCount: 0,
  consents: [],
  medicalHistory: [],
  progressReports: [],
  ...changes,
});

/** The answer with the record of a patient. */
export const recordIs = (changes: Parameters<typeof benchPatient>[0] = {}) => ({
  data: { benchPatient: benchPatient(changes) },
});

/** The answer with the record of a patient who has this plan. */
export const recordWith = (of: ReturnType<typeof plan>) => recordIs({ plan: of });

/** What the system proposes: one criterion is open. */
export const gate = {
  __typename: 'Gate',
  phase: 1,
  ready: false,
  sentence: 'Phase 1 cannot be left yet: 1 criterion is not met.',
  results: [
    criterion('flexion', 'UNMET', 'Knee bend: 75° (10 Mar 2026); needed is at least 80°.'),
    criterion('slr', 'MET', 'Lifts the straight leg: yes (10 Mar 2026); needed is yes.'),
  ],
};
/** A value that was measured. */
export const value = (changes: Partial<CareValueFragment> = {}) => ({
  __typename: 'Measurement',
  id: 'm1',
  measure: 'KNEE_FLEXION' as const,
  value: 75,
  side: 'RIGHT' as const,
  mode: 'ACTIVE' as const,
  takenAt: '2026-03-10T06:30:00.000Z',
  enteredBy: 'Neha Kapoor',
  retractedReason: null,
  ...changes,
});

/** A session of the patient, today. */
export const session = (changes: object = {}) => ({
  __typename: 'Appointment',
  id: 's1',
  patient: { __typename: 'AppointmentPatient', id: 'p1', name: 'Sunita' },
  appointmentDate: '2026-03-10T11:00:00.000Z',
  durationMinutes: 45,
  sessionType: 'CLINIC',
  homeAddress: null,
  callEnding: null,
  status: 'SCHEDULED',
  missedReason: null,
  version: 2,
  ...changes,
});

/** The answer with the sessions of the day. */
export const sessionsAre = (...sessions: object[]) => ({
  data: {
    appointments: {
      __typename: 'AppointmentConnection',
      edges: sessions.map((node) => ({ __typename: 'AppointmentEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});

/** Opens the plan of the patient as their physiotherapist; says what an operation was asked, and leads to other addresses. */
export function openPatient(answers: Parameters<typeof fakeServer>[0] = {}, path = '/physio/patients/p1?part=plan') {
  const server = fakeServer({
    Me: { data: { me: accounts.physiotherapist } },
    BenchPatient: recordWith(plan()),
    TreatmentNotes: notesAre(),
    CareGate: { data: { gate } },
    OpenSigns: { data: { openSigns: [] } },
    CareDiary: { data: { activity: [] } },
    AnsweredSigns: { data: { answeredTasks: [] } },
    BenchPatients: ownPatients([]),
    CareValues: { data: { measurements: [value()] } },
    PlanScores: { data: { scores: [] } },
    PatientValues: { data: { patientValues: [value()] } },
    TreatedSessions: sessionsAre(session()),
    RecordValues: ({ values }) => ({ data: { recordValues: (values as object[]).map((one) => value(one)) } }),
    CompleteTreatedSession: { data: { completeAppointment: { __typename: 'Appointment', id: 's1' } } },
    ConfirmGate: { data: { confirmGate: plan({ phase: 2 }) } },
    RetractValue: { data: { retractMeasurement: value({ retractedReason: 'On the other knee' }) } },
    ...answers,
  });
  const router = renderRoute(path, server);
  return {
    router,
    asked: (operation: string) =>
      server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables),
  };
}
/** A card of the page, by its title. */
export const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** A page of one's own patients, as the server answers it. */
export const ownPatients = (rows: readonly object[], { totalCount = rows.length, endCursor = 'end' } = {}) => ({
  data: {
    benchPatients: {
      __typename: 'BenchPatientConnection',
      edges: rows.map((node) => ({ __typename: 'BenchPatientEdge', node })),
      pageInfo: { __typename: 'PageInfo', endCursor },
      totalCount,
    },
  },
});

import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { fakeServer, type Answer } from './fake-server';
import { accounts, renderRoute } from './render-route';

/** A patient whom a family member may see, as the server sends it. */
export const familyPatient = (changes: object = {}) => ({
  __typename: 'FamilyPatient',
  grantId: 'g1',
  name: 'Ramesh Srivastava',
  rights: ['TICK', 'MESSAGE'],
  status: 'ACTIVE',
  ...changes,
});
/** An occasion of an exercise: one of three sets is done. */
export const occasion = (changes: object = {}) => ({
  __typename: 'Occasion',
  number: 1,
  sets: 3,
  setsDone: 1,
  isDone: false,
  skipped: null,
  doneBy: null,
  ...changes,
});
/** The day of the patient: nothing is to be asked, and one exercise waits. */
export const day = (changes: object = {}) => ({
  __typename: 'Today',
  day: '2026-03-10',
  sentence: 'Day 10 after the operation.',
  needsDangerCheck: false,
  stopped: false,
  advice: null,
  openTask: null,
  answeredTask: null,
  dangerSigns: [
    { __typename: 'DangerSign', key: 'calf', question: 'Is the calf swollen?', severity: 'URGENT' },
    { __typename: 'DangerSign', key: 'chest', question: 'Is there chest pain?', severity: 'EMERGENCY' },
  ],
  exercises: [
    {
      __typename: 'TodayExercise',
      exercise: {
        __typename: 'Exercise',
        key: 'anklePumps',
        name: 'Ankle pumps',
        instructions: '',
        hint: null,
        sets: 3,
        reps: 20,
        holdSeconds: 0,
        timesPerDay: 1,
        guide: {
          __typename: 'ExerciseGuide',
          steps: ['Lie down.', 'Pull the toes up.'],
          caution: null,
          isReviewed: false,
        },
      },
      timesDone: 0,
      occasions: [occasion({ doneBy: 'Anita' })],
    },
  ],
  pain: null,
  effort: null,
  nextSession: null,
  ...changes,
});
const thread = () => ({
  __typename: 'CareThread',
  id: 'c1',
  patient: { __typename: 'AppointmentPatient', id: 'r1', patientId: null, name: 'Ramesh Srivastava' },
  patientLanguage: 'EN',
  status: 'CLOSED',
  assigneeName: null,
  waitingSince: null,
  overdue: false,
  unread: 1,
  notice: 'In an emergency call 112.',
  canWrite: true,
  version: 1,
  messages: {
    __typename: 'CareMessageConnection',
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

/** Opens a page as an account; returns what was asked of an operation. */
export function open(path: string, account: object, answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({ Me: { data: { me: account } }, ...answers });
  renderRoute(path, server);
  return (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}
/** Opens the patient's day as the family member. */
export const openDay = (familyToday: unknown, patient: object = {}, answers: Parameters<typeof fakeServer>[0] = {}) =>
  open('/user/family/g1', accounts.user, {
    FamilyDay: { data: { familyPatients: [familyPatient(patient)], familyToday } },
    FamilyConversation: { data: { familyThread: thread() } },
    ...answers,
  });

/** A day that a danger sign stops. */
export const stopped = (severity: 'URGENT' | 'EMERGENCY', signs: readonly string[], advice: string) =>
  day({ stopped: true, openTask: { __typename: 'CareTask', id: 't1', severity, signs }, advice, exercises: [] });

/** Answers entries: all are stored, unless it says otherwise. */
export const answering =
  (outcome = 'STORED', message: string | null = null) =>
  ({ entries }: Readonly<Record<string, unknown>>): Answer => ({
    data: {
      recordFamilyEntries: (entries as { clientId: string }[]).map(({ clientId }) => ({
        __typename: 'EntryResult',
        clientId,
        outcome,
        message,
      })),
    },
  });

/** The entries that were sent. */
export const entriesOf = (asked: ReturnType<typeof open>) =>
  asked('RecordFamilyEntries').flatMap(({ entries }) => entries as object[]);

/** The second tap of a double tap is over. */
export const settled = (button: HTMLElement) =>
  waitFor(() => expect(button.closest('[aria-disabled], [aria-busy=true]')).toBeNull(), { timeout: 3_000 });

import { vi } from 'vitest';
import { fakeServer, type Answer } from './fake-server';
import type { OwnSessionFragment, ProfileFragment } from '../src/gql/generated';
import { closedClinic } from '../src/brand/business';
import { accounts, renderRoute } from './render-route';
import { standInForSight } from './stand-in-for-sight';

type Answers = Parameters<typeof fakeServer>[0];

/** The moment at which the tests of this folder take place: Saturday, 21 Nov 2026, 10:00 am IST. */
export const testNow = new Date('2026-11-21T04:30:00.000Z');

/** Sets the clock to `testNow` for the tests of a file; only the date and repeating timers are not real. */
export function stopTheClock(): void {
  vi.useFakeTimers({ now: testNow, toFake: ['Date', 'setInterval', 'clearInterval'] });
}

/** A patient's profile as the server sends it, with 9 of 25 sessions done. */
export function profileOf(changes: Partial<ProfileFragment> = {}): ProfileFragment {
  return {
    ...accounts.patient,
    email: 'ramesh@example.com',
    nickname: null,
    gender: 'MALE',
    country: 'India',
    language: 'English',
    timeZone: 'Asia/Kolkata',
    address: '12 Park Road, Lucknow',
    dateOfBirth: '1958-04-03',
    lastLogin: '2026-11-21T03:00:00.000Z',
    sessionsCompleted: 9,
    missedSessions: 2,
    plannedSessions: 25,
    sessionsToGo: 15,
    recoveryProgress: 36,
    ...changes,
  };
}

/** Somebody who has just signed up: nothing is known but the number. */
export const newcomer = profileOf({
  fullName: '',
  email: null,
  gender: null,
  dateOfBirth: null,
  sessionsCompleted: 0,
  missedSessions: 0,
  recoveryProgress: 0,
  profileCompleted: false,
});

/** A session as the server sends it: scheduled on 22 Nov 2026, 4:30 pm IST, unless it says otherwise. */
export function sessionOf(changes: Partial<OwnSessionFragment> = {}): OwnSessionFragment {
  const session = {
    __typename: 'Appointment',
    id: 's1',
    appointmentDate: '2026-11-22T11:00:00.000Z',
    durationMinutes: 45,
    sessionType: 'CLINIC' as const,
    homeAddress: null,
    callEnding: null,
    status: 'SCHEDULED' as const,
    missedReason: null,
    changeableUntil: null,
    version: 1,
    physiotherapist: { __typename: 'AppointmentPhysiotherapist', id: 't1', name: 'Neha Kapoor' },
    ...changes,
  };
  return session;
}

const edgesOf = (sessions: readonly object[]) => sessions.map((node) => ({ __typename: 'AppointmentEdge', node }));

function connection(sessions: readonly object[], next: string | null) {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next };
  return { __typename: 'AppointmentConnection', edges: edgesOf(sessions), pageInfo };
}

/** One page of the past sessions; `next` is the cursor of the page that follows. */
export function pastAnswer(sessions: readonly object[], next: string | null = null): Answer {
  return { data: { appointments: connection(sessions, next) } };
}

/** One page of what is ahead, and the earliest session that is agreed. */
export function aheadAnswer(sessions: readonly OwnSessionFragment[], next: string | null = null): Answer {
  const agreed = sessions.filter(({ status }) => status === 'SCHEDULED').slice(0, 1);
  const first = { __typename: 'AppointmentConnection', edges: edgesOf(agreed) };
  return { data: { next: first, appointments: connection(sessions, next) } };
}

/** Where the account is signed in: this browser, and as many others. */
export function placesAnswer(others: number): Answer {
  const place = {
    __typename: 'Session',
    signedInAt: '2026-11-20T04:30:00.000Z',
    lastSeenAt: '2026-11-20T05:00:00.000Z',
    endsAt: '2026-11-20T06:00:00.000Z',
  };
  const rest = Array.from({ length: others }, (_, index) => ({ ...place, id: `b${index}`, isCurrent: false }));
  return { data: { mySessions: [...rest, { ...place, id: 'here', isCurrent: true }] } };
}

/** Consent to reminders, their time, and the key of notifications. */
export function remindersAnswer(given: boolean, changes: object = {}): Answer {
  const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
  const settings = { __typename: 'ReminderSettings', at: '09:00', weekdays, devices: 0, pushKey: null, ...changes };
  const consent = { __typename: 'Consent', purpose: 'REMINDERS', given };
  const me = { __typename: 'User', id: accounts.patient.id };
  return { data: { me, reminderSettings: settings, myConsents: [consent] } };
}

/** Opens an address as the account of a profile, over a server with these answers beside those of a quiet day. */
export function openAs(
  profile: ProfileFragment,
  path: string,
  answers: Answers = {},
  state: unknown = null,
  clinic = closedClinic,
) {
  const { id, fullName, mobileNumber, avatar, userType, profileCompleted } = profile;
  const me = { __typename: 'User', id, fullName, mobileNumber, avatar, userType, profileCompleted };
  const server = fakeServer({
    Me: { data: { me } },
    UserProfile: { data: { me: profile } },
    SessionsAhead: aheadAnswer([]),
    SessionsPast: pastAnswer([]),
    SignedInPlaces: placesAnswer(0),
    MessagePreferences: {
      data: { messagePreferences: { __typename: 'MessagePreferences', language: 'EN', reminders: true } },
    },
    OwnReminders: remindersAnswer(false),
    ...answers,
  });
  standInForSight(true); // the parts of a page that load when they are seen
  const router = renderRoute(path, server, state, clinic);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, server, asked };
}

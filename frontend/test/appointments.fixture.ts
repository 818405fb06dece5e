import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { fakeServer, type Answer } from './fake-server';
import type { AppointmentRowFragment } from '../src/workplace/gql/generated';
import { closedClinic } from '../src/brand/business';
import { addDays, clinicDay } from '../src/calendar/clinic-time';
import { accounts, renderRoute } from './render-route';

type Answers = Parameters<typeof fakeServer>[0];
type Person = { readonly id: string; readonly name: string };

/** The moment at which the tests of this folder take place: Saturday, 21 Nov 2026, 10:00 am IST. */
export const testNow = new Date('2026-11-21T04:30:00.000Z');

/** Somebody who treats, as an appointment names them. */
export const neha: Person = { id: 't1', name: 'Neha Kapoor' };

/** An appointment as the server sends it: pending, on 22 Nov 2026, 4:30 pm IST, with nobody assigned, unless it says otherwise. */
export function appointmentRow(changes: Partial<AppointmentRowFragment> = {}): AppointmentRowFragment {
  const { patient = { id: 'p1', patientId: 'PT-000001', name: 'Ramesh Srivastava' }, physiotherapist = null } = changes;
  const row = {
    __typename: 'Appointment',
    id: 'a1',
    appointmentDate: '2026-11-22T11:00:00.000Z',
    durationMinutes: 45,
    sessionType: 'CLINIC' as const,
    homeAddress: null,
    callEnding: null,
    status: 'PENDING' as const,
    missedReason: null,
    outsideHours: false,
    overrideReason: null,
    needsPhysiotherapist: false,
    version: 1,
    ...changes,
    patient: { __typename: 'AppointmentPatient', ...patient },
    physiotherapist: physiotherapist && { __typename: 'AppointmentPhysiotherapist', ...physiotherapist },
  };
  return row;
}

/** The answer to the query of the pending list, when these are all there are. */
export function pendingAnswer(...appointments: readonly object[]): Answer {
  return pendingPage(appointments, { total: appointments.length });
}

/** A page of the pending list. */
export function pendingPage(
  appointments: readonly object[],
  { total, page = 1, limit = 100 }: { total: number; page?: number; limit?: number },
): Answer {
  const answer = { __typename: 'PendingAppointmentPage', total, page, limit, appointments };
  return { data: { pendingAppointmentPage: answer } };
}

/** One page of the sessions of a day; `next` is the cursor of the page that follows. */
export function dayAnswer(sessions: readonly object[], next: string | null = null): Answer {
  const edges = sessions.map((node) => ({ __typename: 'AppointmentEdge', node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next };
  return { data: { appointments: { __typename: 'AppointmentConnection', edges, pageInfo } } };
}

/** Free time of a column, in clinic time. */
export interface FreeTime {
  readonly who: Person;
  readonly from: string;
  readonly until: string;
}

/** The calendar's answer with these sessions, each under who treats; everybody works from 8 to 18. */
export function calendarAnswer(sessions: readonly AppointmentRowFragment[], free: readonly FreeTime[] = []) {
  return ({ from, until }: Readonly<Record<string, unknown>>): Answer => {
    const days: string[] = [];
    for (let day = String(from); day <= String(until); day = addDays(day, 1)) days.push(day);
    return { data: { calendar: days.map((day) => calendarDay(day, sessions, free)) } };
  };
}

function calendarDay(day: string, sessions: readonly AppointmentRowFragment[], free: readonly FreeTime[]) {
  const own = sessions.filter(({ appointmentDate }) => clinicDay(appointmentDate) === day);
  const treating = own.flatMap(({ physiotherapist }) => physiotherapist ?? []);
  const people = new Map([...treating, ...free.map(({ who }) => who)].map((person) => [person.id, person]));
  const shown = (of: readonly AppointmentRowFragment[]) =>
    of.map((session) => ({ phone: null, seriesId: null, noteStatus: null, ...session }));
  const interval = (begin: string, end: string) => ({
    __typename: 'TimeInterval',
    from: new Date(`${begin}:00+05:30`).toJSON(),
    until: new Date(`${end}:00+05:30`).toJSON(),
  });
  return {
    __typename: 'CalendarDay',
    day,
    specialDay: null,
    slotMinutes: 30,
    hours: [{ __typename: 'DayHours', opens: '08:00', closes: '18:00' }],
    columns: [...people.values()]
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map((physiotherapist) => ({
        __typename: 'CalendarColumn',
        physiotherapist: { __typename: 'AppointmentPhysiotherapist', ...physiotherapist },
        works: [interval(`${day}T08:00`, `${day}T18:00`)],
        leave: [],
        sessions: shown(own.filter((session) => session.physiotherapist?.id === physiotherapist.id)),
        free: free
          .filter(({ who, from }) => who.id === physiotherapist.id && from.startsWith(day))
          .map((gap) => interval(gap.from, gap.until)),
      })),
    unassigned: shown(own.filter(({ physiotherapist }) => !physiotherapist)),
  };
}

/** Opens the first session of a patient on the calendar, and chooses what to do with it. */
export async function chooseOfSession(action: string | RegExp, patient = 'Ramesh Srivastava'): Promise<void> {
  await openSession(patient);
  await userEvent.click(await findButton(action));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: patient })).not.toBeInTheDocument());
}

/** Opens the first session of a patient on the calendar; answers its details. */
export async function openSession(patient = 'Ramesh Srivastava'): Promise<HTMLElement> {
  const [session] = await screen.findAllByRole('button', { name: new RegExp(`m, .*${patient}, `) });
  if (session) await userEvent.click(session);
  return screen.findByRole('dialog', { name: patient });
}

/** Two physiotherapists with their load. */
export const physiotherapistsAnswer: Answer = {
  data: {
    physiotherapists: [
      { id: 't1', name: 'Neha Kapoor', specialization: 'Orthopaedic', scheduledSessions: 3, onLeave: false },
      { id: 't2', name: 'आलोक मिश्रा', specialization: 'Geriatric', scheduledSessions: 0, onLeave: true },
    ].map((physiotherapist) => ({ __typename: 'Physiotherapist', ...physiotherapist })),
  },
};

/** A refusal that names inputs. */
export function refusedFields(message: string, fields: Readonly<Record<string, string>>): Answer {
  return { errors: [{ message, extensions: { code: 'BAD_INPUT', fields, requestId: 'test' } }] };
}

/** Sets the clock to `testNow` for the tests of a file; only the date and repeating timers are not real. */
export function stopTheClock(): void {
  vi.useFakeTimers({ now: testNow, toFake: ['Date', 'setInterval', 'clearInterval'] });
}

/** Opens an address as an admin, over a server with these answers. */
export function openAsAdmin(path: string, answers: Answers, clinic = closedClinic) {
  const server = fakeServer({ Me: { data: { me: accounts.admin } }, ...answers });
  const router = renderRoute(path, server, null, clinic);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, asked, server };
}

/** Opens the pending sessions. */
export const openPending = (answers: Answers, clinic = closedClinic) =>
  openAsAdmin('/admin/pending-sessions', answers, clinic);

/** The row of the list with this name, once it is there. */
export async function findRow(name: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(name) });
}

/** The button with this name, once it is there. */
export async function findButton(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('button', { name });
}

import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { fakeServer, type Answer } from './fake-server';
import type { AppointmentRowFragment } from '../src/workplace/gql/generated';
import { closedClinic } from '../src/brand/business';
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

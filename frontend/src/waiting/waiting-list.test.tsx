import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  calendarAnswer,
  neha,
  openAsAdmin,
  physiotherapistsAnswer,
  stopTheClock,
} from '../../test/appointments.fixture';
import { callerRecord, deskPatient, openDesk } from '../../test/desk.fixture';
import { refusal } from '../../test/fake-server';

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const entry = (changes: object = {}) => ({
  __typename: 'WaitingListEntry',
  id: 'w1',
  patient: { __typename: 'AppointmentPatient', id: 'p-7', patientId: 'PT-000007', name: 'Sunita Devi' },
  phone: '+919812345678',
  sessionType: 'CLINIC',
  durationMinutes: 45,
  physiotherapist: null,
  weekdays: [],
  from: '00:00',
  until: '24:00',
  earliest: '2026-11-21',
  latest: null,
  isUrgent: false,
  note: null,
  insteadOf: null,
  status: 'WAITING',
  appointment: null,
  createdAt: '2026-11-20T04:30:00.000Z',
  version: 1,
  ...changes,
});
const list = (...entries: object[]) => ({
  data: {
    waitingList: {
      __typename: 'WaitingListConnection',
      edges: entries.map((node) => ({ __typename: 'WaitingListEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: entries.length,
    },
  },
});
const open = (answers: Parameters<typeof openAsAdmin>[1]) =>
  openAsAdmin('/admin/waiting', {
    Physiotherapists: physiotherapistsAnswer,
    PatientChoices: { data: { patients: { __typename: 'PatientPage', patients: [callerRecord] } } },
    SessionsToBringForward: { data: { appointments: { __typename: 'AppointmentConnection', edges: [] } } },
    ...answers,
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function choose(label: string, name: string | RegExp) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  const option = (await screen.findAllByTitle(name)).at(-1);
  if (option) await userEvent.click(option);
}

describe('the waiting list', () => {
  it('says who waits for what, when and since when, and whom to call', async () => {
    const wishes = {
      physiotherapist: { __typename: 'AppointmentPhysiotherapist', ...neha },
      weekdays: ['MONDAY', 'FRIDAY'],
      from: '09:30',
      until: '12:00',
      latest: '2026-11-30',
      isUrgent: true,
      note: 'Calls back',
      insteadOf: { __typename: 'Appointment', id: 'a9', appointmentDate: '2026-12-02T04:30:00.000Z' },
    };
    open({ WaitingList: list(entry(wishes), entry({ id: 'w2', until: '12:00' })) });
    await screen.findAllByText(/Sunita Devi/);
    const [, first, second] = screen.getAllByRole('row');
    const cells = (row: HTMLElement | undefined) =>
      row
        ? within(row)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent)
        : [];
    expect(cells(first).slice(0, 5)).toEqual([
      'Sunita Devi (urgent)+91 98123 45678',
      'Clinic, 45 minutes, with Neha Kapoor',
      'Mon, Fri, 9:30 am to 12:00 pm, from 21 Nov 2026 until 30 Nov 2026, instead of 2 Dec 2026, 10:00 am',
      'Calls back',
      '20 Nov 2026',
    ]);
    expect(cells(second)[2]).toBe('Any day, until 12:00 pm, from 21 Nov 2026');
  });

  it('books a time for an entry, and keeps what was typed when that is refused', async () => {
    let isTaken = true;
    let entries = [entry()];
    const { asked } = open({
      WaitingList: () => list(...entries),
      BookFromWaitingList: () => {
        if (isTaken) return refusal('This entry waits no more: it is booked.', 'WRONG_STATE');
        entries = [];
        const booked = { __typename: 'Appointment', id: 'a1', appointmentDate: '2026-11-22T04:30:00.000Z' };
        return { data: { bookFromWaitingList: booked } };
      },
    });
    await press('Book a time for Sunita Devi');
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a time for Sunita Devi' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Book the session' }));
    expect(await dialog.findByText('Choose a physiotherapist')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Date'), '2026-11-22');
    await userEvent.type(dialog.getByLabelText('Time'), '10:00');
    await choose('Physiotherapist', /^Neha Kapoor/);
    await userEvent.click(dialog.getByRole('button', { name: 'Book the session' }));
    expect(await dialog.findByText(/This entry waits no more/)).toBeVisible();
    isTaken = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Book the session' }));
    expect(await screen.findByText('Sunita Devi was booked for 22 Nov 2026, 10:00 am IST.')).toBeVisible();
    expect(asked('BookFromWaitingList')[1]).toEqual({
      id: 'w1',
      startsAt: '2026-11-22T10:00',
      physiotherapistId: 't1',
    });
    expect(await screen.findByText('Nobody waits for a time.')).toBeVisible();
  });

  it('takes an entry off once that is confirmed, and shows what became of others', async () => {
    let entries = [entry()];
    const { asked } = open({
      WaitingList: ({ status }: Readonly<Record<string, unknown>>) =>
        status ? list(entry({ id: 'w3', status })) : list(...entries),
      WithdrawFromWaitingList: () => {
        entries = [];
        return { data: { withdrawFromWaitingList: entry({ status: 'WITHDRAWN', version: 2 }) } };
      },
    });
    await press('Withdraw Sunita Devi');
    await press('Keep waiting');
    expect(asked('WithdrawFromWaitingList')).toEqual([]);
    await press('Withdraw Sunita Devi');
    await press('Take off the list');
    expect(await screen.findByText('Sunita Devi was taken off the waiting list.')).toBeVisible();
    expect(asked('WithdrawFromWaitingList')).toEqual([{ id: 'w1', version: 1 }]);
    await userEvent.click(screen.getByRole('radio', { name: 'Expired' }));
    await waitFor(() => expect(asked('WaitingList').at(-1)).toMatchObject({ status: 'EXPIRED' }));
    expect(await screen.findByText('1 entry')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Book a time/ })).not.toBeInTheDocument();
  });

  it('takes a patient with what suits them; what is left empty is not sent', async () => {
    const { asked } = open({ WaitingList: list(), AddToWaitingList: { data: { addToWaitingList: entry() } } });
    await press('Add to the list');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to the waiting list' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to the list' }));
    expect(await dialog.findByText('Patient is required')).toBeVisible();
    await choose('Patient', /Sunita Devi/);
    await choose('Days of the week (optional)', 'Mon');
    await userEvent.type(dialog.getByLabelText('Not before (optional)'), '09:30');
    await userEvent.click(dialog.getByRole('switch'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to the list' }));
    expect(await screen.findByText('Sunita Devi waits for a time.')).toBeVisible();
    expect(asked('AddToWaitingList')).toEqual([
      {
        input: { patientId: 'p-7', sessionType: 'CLINIC', weekdays: ['MONDAY'], from: '09:30', isUrgent: true },
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });
});

it('a patient’s page at the desk says what they wait for, and offers sessions to bring forward', async () => {
  const held = {
    __typename: 'Appointment',
    id: 'a5',
    appointmentDate: '2026-11-28T04:30:00.000Z',
    sessionType: 'CLINIC',
  };
  const { asked } = openDesk('/desk/patients/PT-000007', {
    DeskPatient: { data: { deskPatient: { ...deskPatient, waitsFor: [entry({ sessionType: 'TELE' })] } } },
    SessionsToBringForward: {
      data: {
        appointments: {
          __typename: 'AppointmentConnection',
          edges: [held, { ...held, id: 'a6', sessionType: 'TELE' }].map((node) => ({
            __typename: 'AppointmentEdge',
            node,
          })),
        },
      },
    },
    AddToWaitingList: { data: { addToWaitingList: entry() } },
  });
  expect(await screen.findByText(/45 minutes, with anybody/)).toBeVisible();
  await press('Add to the list');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to the waiting list' }));
  await dialog.findByLabelText('Session to bring forward (optional)');
  await choose('Session to bring forward (optional)', '28 Nov 2026, 10:00 am IST');
  await userEvent.click(dialog.getByRole('button', { name: 'Add to the list' }));
  await waitFor(() => expect(asked('AddToWaitingList')).toHaveLength(1));
  expect(asked('AddToWaitingList')[0]).toMatchObject({ input: { patientId: 'p-7', insteadOfId: 'a5' } });
});

describe('a gap of the calendar', () => {
  const free = [{ who: neha, from: '2026-11-21T14:00', until: '2026-11-21T15:30' }];
  const openGap = async (waiting: object[], answers: Parameters<typeof openAsAdmin>[1] = {}) => {
    const page = openAsAdmin('/admin/schedule', {
      Calendar: calendarAnswer([], free),
      Physiotherapists: physiotherapistsAnswer,
      PatientChoices: { data: { patients: { __typename: 'PatientPage', patients: [] } } },
      WaitingFor: { data: { waitingListFor: waiting } },
      ...answers,
    });
    await press(/^Free 2:00 to 3:30 pm: book/);
    await screen.findByRole('dialog', { name: 'Book a session' });
    return page;
  };

  it('says who waits for it, and books it for them', async () => {
    const { asked } = await openGap([entry({ isUrgent: true })], {
      BookFromWaitingList: {
        data: {
          bookFromWaitingList: { __typename: 'Appointment', id: 'a1', appointmentDate: '2026-11-21T08:30:00.000Z' },
        },
      },
    });
    const waiting = await screen.findByRole('region', { name: 'Waits for such a time' });
    expect(waiting).toHaveTextContent('Sunita Devi (urgent), +91 98123 45678');
    expect(asked('WaitingFor')).toEqual([
      { from: '2026-11-21T08:30:00.000Z', until: '2026-11-21T10:00:00.000Z', physiotherapistId: 't1' },
    ]);
    await press('Book it for Sunita Devi');
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a time for Sunita Devi' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Book the session' }));
    expect(await screen.findByText('Sunita Devi was booked for 21 Nov 2026, 2:00 pm IST.')).toBeVisible();
    expect(asked('BookFromWaitingList')).toEqual([{ id: 'w1', startsAt: '2026-11-21T14:00', physiotherapistId: 't1' }]);
  });

  it('for which nobody waits is booked as before', async () => {
    const { asked } = await openGap([]);
    await waitFor(() => expect(asked('WaitingFor')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Waits for such a time' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Time')).toHaveValue('14:00');
  });
});

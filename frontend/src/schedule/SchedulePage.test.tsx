import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../test/fake-server';
import {
  appointmentRow,
  calendarAnswer,
  chooseOfSession,
  dayAnswer,
  findButton,
  neha,
  openAsAdmin,
  openSession,
  stopTheClock,
} from '../../test/appointments.fixture';

const openSchedule = (answers: Parameters<typeof openAsAdmin>[1], search = '') =>
  openAsAdmin(`/admin/schedule${search}`, answers);
const findDay = (name: string) => screen.findByRole('heading', { level: 2, name });

const oneDay = (day: string) => ({
  from: day,
  until: day,
  physiotherapistIds: null,
  withCanceled: true,
  withPhones: true,
});
/** At 4:30 pm today. */
const later = '2026-11-21T11:00:00.000Z';

/** A scheduled session that began at 9:00 am today. */
const begun = appointmentRow({
  status: 'SCHEDULED',
  appointmentDate: '2026-11-21T03:30:00.000Z',
  physiotherapist: neha,
  version: 2,
});

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

describe('the day', () => {
  it.each(['', '?day=yesterday', '?day=2026-02-30', '?day=0001-01-01', '?day=2026-11-21T10:00'])(
    'is today at the clinic for the address %j',
    async (search) => {
      const { asked } = openSchedule({ Calendar: calendarAnswer([]) }, search);
      expect(await findDay('Saturday, 21 Nov 2026')).toBeVisible();
      await screen.findByText('No sessions on this day yet.');
      expect(asked('Calendar')).toEqual([oneDay('2026-11-21')]);
    },
  );

  it('is the one in the address', async () => {
    const { asked } = openSchedule({ Calendar: calendarAnswer([]) }, '?day=2027-01-01');
    expect(await findDay('Friday, 1 Jan 2027')).toBeVisible();
    await screen.findByText('No sessions on this day yet.');
    expect(asked('Calendar')).toEqual([oneDay('2027-01-01')]);
  });

  it('goes back, on, to any date and to today, and the address follows', async () => {
    const { router } = openSchedule({ Calendar: calendarAnswer([]) });
    await userEvent.click(await findButton('Previous'));
    expect(await findDay('Friday, 20 Nov 2026')).toBeVisible();
    expect(router.state.location.search).toBe('?day=2026-11-20');
    await userEvent.click(await findButton('Next'));
    await userEvent.click(await findButton('Next'));
    expect(await findDay('Sunday, 22 Nov 2026')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-31' } });
    expect(await findDay('Thursday, 31 Dec 2026')).toBeVisible();
    expect(router.state.location.search).toBe('?day=2026-12-31');
    await userEvent.click(await findButton('Today'));
    expect(await findDay('Saturday, 21 Nov 2026')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('does not follow a year that is still being typed', async () => {
    const { router } = openSchedule({ Calendar: calendarAnswer([]) });
    const input = await screen.findByLabelText('Day');
    fireEvent.change(input, { target: { value: '0202-12-31' } });
    expect(input).toHaveValue('0202-12-31');
    expect(router.state.location.search).toBe('');
  });
});

describe('the sessions', () => {
  it('could not be fetched: says so for an answer with errors, and tries again', async () => {
    let isDown = true;
    openSchedule({ Calendar: (asked) => (isDown ? refusal('Oh.', 'INTERNAL') : calendarAnswer([begun])(asked)) });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to fetch appointments/);
    isDown = false;
    await userEvent.click(await findButton('Try again'));
    expect(await screen.findByText('Ramesh Srivastava')).toBeVisible();
  });

  it('could not be fetched: says what went wrong when no answer came', async () => {
    openSchedule({ Calendar: new TypeError('Load failed') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error fetching appointments: Load failed');
  });

  it('stand under who treats, with time, duration, patient, type and status', async () => {
    openSchedule({
      Calendar: calendarAnswer([
        begun,
        appointmentRow({
          id: 'a2',
          appointmentDate: later,
          patient: { id: 'p2', patientId: 'PT-000002', name: 'Geeta' },
          sessionType: 'HOME',
          durationMinutes: 60,
        }),
        appointmentRow({
          id: 'a3',
          appointmentDate: later,
          status: 'MISSED',
          missedReason: 'Fell ill',
          physiotherapist: neha,
        }),
        appointmentRow({ id: 'a4', appointmentDate: later, status: 'CANCELED', physiotherapist: neha }),
        appointmentRow({ id: 'a5', appointmentDate: later, status: 'COMPLETED', physiotherapist: neha }),
      ]),
    });
    const column = await screen.findByRole('region', { name: 'Neha Kapoor' });
    const cards = within(column).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringMatching(
        /9:00 am, +Scheduled, +Ramesh Srivastava, +Clinic, 45 minutes, Neha Kapoor +Over, not marked yet$/,
      ),
      expect.stringContaining('Missed'),
      expect.stringContaining('Canceled'),
      expect.stringContaining('Completed'),
    ]);
    expect(cards[1]).toHaveTextContent('Reason: Fell ill');
    expect(within(cards[0] ?? column).getByRole('button')).toHaveAccessibleName(
      /^Sat 21 Nov, ?9:00 am, ?Scheduled, ?Ramesh Srivastava, ?Clinic, 45 minutes, ?Neha Kapoor ?Over, not marked yet$/,
    );
    const nobodys = screen.getByRole('region', { name: 'Needs a physiotherapist' });
    expect(nobodys).toHaveTextContent('4:30 pm');
    expect(nobodys).toHaveTextContent('Home, 60 minutes');
    // As the dashboard counts them.
    expect(screen.getByText('3 sessions, 1 pending, 1 canceled')).toBeVisible();
    expect(within(column).getByText('3 sessions, 1 canceled')).toBeVisible();
    expect(within(nobodys).getByText('No sessions, 1 pending')).toBeVisible();
  });

  it('are read anew each minute and when the page is looked at again, which keeps no session alive', async () => {
    let sessions = [begun];
    const { server } = openSchedule({ Calendar: (asked) => calendarAnswer(sessions)(asked) });
    await screen.findByText('Ramesh Srivastava');
    sessions = [appointmentRow({ ...begun, patient: { id: 'p2', patientId: 'PT-000002', name: 'Geeta' } })];
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText('Geeta')).toBeVisible();
    sessions = [];
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('No sessions on this day yet.');
    const reads = server.calls.filter(({ operation }) => operation === 'Calendar');
    expect(reads.map(({ isBackground }) => isBackground)).toEqual([undefined, true, true]);
  });

  it('open their details, with the number to call and what may be done', async () => {
    const called = { ...begun, phone: '9876543210', sessionType: 'HOME' as const, homeAddress: '12 Mall Road' };
    openSchedule({
      Calendar: calendarAnswer([called]),
      SessionDue: {
        data: {
          deskPatient: {
            __typename: 'DeskPatient',
            patient: { __typename: 'Patient', id: 'p1' },
            balance: { __typename: 'Balance', due: 80_000 },
          },
        },
      },
    });
    const details = within(await openSession());
    expect(await details.findByText('₹800.00')).toBeVisible();
    expect(details.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(details.getByRole('link', { name: 'Ramesh Srivastava' })).toHaveAttribute(
      'href',
      '/admin/patients/PT-000001',
    );
    expect(details.getByText('At 12 Mall Road')).toBeVisible();
    expect(details.getByText('Saturday, 21 Nov 2026, 9:00 am IST')).toBeVisible();
  });

  it.each([
    ['SCHEDULED', begun.appointmentDate, ['Mark completed', 'Mark missed', 'Move', 'Cancel']],
    ['SCHEDULED', later, ['Assign', 'Move', 'Cancel']],
    ['PENDING', later, ['Assign', 'Move']],
    ['MISSED', later, ['Correct']],
    ['CANCELED', later, ['Correct']],
    ['COMPLETED', later, ['Correct']],
  ] as const)('%s of %s offer %j', async (status, appointmentDate, offered) => {
    openSchedule({ Calendar: calendarAnswer([appointmentRow({ status, appointmentDate })]) });
    const details = within(await openSession());
    const buttons = details.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons.filter(Boolean)).toEqual(offered);
    expect(details.queryAllByRole('link', { name: 'Decide in Pending Sessions' })).toHaveLength(
      status === 'PENDING' ? 1 : 0,
    );
  });
});

describe('Mark completed', () => {
  it('says why it was refused and reloads the day', async () => {
    const { asked } = openSchedule({
      Calendar: calendarAnswer([begun]),
      CompleteAppointment: refusal('This appointment is canceled by now.', 'WRONG_STATE'),
    });
    await chooseOfSession(/^Mark completed/);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update appointment. This appointment is canceled by now.',
    );
    await waitFor(() => expect(asked('Calendar')).toHaveLength(2));
  });

  it('is not there for a session that has not begun', async () => {
    openSchedule({ Calendar: calendarAnswer([appointmentRow({ status: 'SCHEDULED', appointmentDate: later })]) });
    await openSession();
    expect(await findButton(/^Cancel /)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Mark/ })).not.toBeInTheDocument();
  });

  it('marks a session that has begun, announces it and keeps the keyboard in the list', async () => {
    let status: 'SCHEDULED' | 'COMPLETED' = 'SCHEDULED';
    const { asked } = openSchedule({
      Calendar: (asked) => calendarAnswer([{ ...begun, status }])(asked),
      CompleteAppointment: () => {
        status = 'COMPLETED';
        return { data: { completeAppointment: { ...begun, status, version: 3 } } };
      },
    });
    await chooseOfSession(/^Mark completed/);
    expect(await screen.findByText('The session of Ramesh Srivastava was marked as completed.')).toBeVisible();
    const list = screen.getByRole('region', { name: 'Sessions of the day' });
    await waitFor(() => expect(within(list).getByRole('listitem')).toHaveTextContent('Completed'));
    expect(asked('CompleteAppointment')).toEqual([{ id: 'a1', version: 2 }]);
    await waitFor(() => expect(within(list).getByRole('button')).toHaveFocus());
  });
});

it('a session that ends while the page is open asks to be marked', async () => {
  const soon = appointmentRow({ status: 'SCHEDULED', appointmentDate: '2026-11-21T03:50:00.000Z' });
  openSchedule({ Calendar: calendarAnswer([soon]) });
  expect(await screen.findByText('Ramesh Srivastava')).toBeVisible();
  expect(screen.queryByText(/not marked yet/)).not.toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(6 * 60_000);
  });
  expect(screen.getByText(/not marked yet/)).toBeVisible();
});

it('a session outside the hours says so, and why staff gave it that time', async () => {
  const late = { status: 'SCHEDULED', outsideHours: true, appointmentDate: later } as const;
  openSchedule({
    Calendar: calendarAnswer([
      appointmentRow({ ...late, id: 'a1', overrideReason: 'Her son drives' }),
      appointmentRow({ ...late, id: 'a2' }),
      appointmentRow({ id: 'a3', status: 'SCHEDULED', appointmentDate: later }),
    ]),
  });
  expect(await screen.findByText('Outside hours: Her son drives')).toBeVisible();
  expect(screen.getAllByText(/^Outside hours/)).toHaveLength(2);
});

it('a session that lost who treats stands first, and above the day stands how many there are and where the first is', async () => {
  const lost = appointmentRow({ id: 'a1', status: 'SCHEDULED', needsPhysiotherapist: true, appointmentDate: later });
  openSchedule({
    Calendar: calendarAnswer([lost, appointmentRow({ id: 'a2', status: 'SCHEDULED', appointmentDate: later })]),
    NeedsPhysiotherapist: dayAnswer([lost, { ...lost, id: 'a3' }]),
  });
  expect(await screen.findByText('Needs a physiotherapist')).toBeVisible();
  const first = await screen.findByRole('link', { name: 'The first is on 21 Nov 2026' });
  expect(first.parentElement).toHaveTextContent('2 sessions need a physiotherapist.');
  expect(first).toHaveAttribute('href', '/admin/schedule?day=2026-11-21');
});

it('of sessions without anybody to treat, more than are told of are said to be more', async () => {
  const lost = appointmentRow({ id: 'a1', status: 'SCHEDULED', needsPhysiotherapist: true, appointmentDate: later });
  const { asked } = openSchedule({ Calendar: calendarAnswer([]), NeedsPhysiotherapist: dayAnswer([lost], 'more') });
  expect(await screen.findByText('More than 100 sessions need a physiotherapist.')).toBeVisible();
  expect(asked('NeedsPhysiotherapist')).toEqual([{ first: 100, from: expect.any(String) }]);
});

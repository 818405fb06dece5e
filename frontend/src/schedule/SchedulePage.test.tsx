import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, type Answer } from '../../test/fake-server';
import {
  appointmentRow,
  dayAnswer,
  findButton,
  neha,
  openAsAdmin,
  stopTheClock,
} from '../../test/appointments.fixture';

const openSchedule = (answers: Parameters<typeof openAsAdmin>[1], search = '') =>
  openAsAdmin(`/admin/schedule${search}`, answers);
const findDay = (name: string) => screen.findByRole('heading', { level: 2, name });
const askedDays = (asked: ReturnType<typeof openAsAdmin>['asked']) => asked('Appointments').map(({ filter }) => filter);

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
      const { asked } = openSchedule({ Appointments: dayAnswer([]) }, search);
      expect(await findDay('Saturday, 21 Nov 2026')).toBeVisible();
      await screen.findByText('No sessions on this day yet.');
      expect(asked('Appointments')).toEqual([{ first: 100, filter: { day: '2026-11-21' } }]);
    },
  );

  it('is the one in the address', async () => {
    const { asked } = openSchedule({ Appointments: dayAnswer([]) }, '?day=2027-01-01');
    expect(await findDay('Friday, 1 Jan 2027')).toBeVisible();
    await screen.findByText('No sessions on this day yet.');
    expect(askedDays(asked)).toEqual([{ day: '2027-01-01' }]);
  });

  it('goes back, on, to any date and to today, and the address follows', async () => {
    const { router } = openSchedule({ Appointments: dayAnswer([]) });
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
    const { router } = openSchedule({ Appointments: dayAnswer([]) });
    const input = await screen.findByLabelText('Day');
    fireEvent.change(input, { target: { value: '0202-12-31' } });
    expect(input).toHaveValue('0202-12-31');
    expect(router.state.location.search).toBe('');
  });
});

describe('the sessions', () => {
  it('could not be fetched: says so for an answer with errors, and tries again', async () => {
    let isDown = true;
    openSchedule({ Appointments: () => (isDown ? refusal('Oh.', 'INTERNAL') : dayAnswer([begun])) });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to fetch appointments/);
    isDown = false;
    await userEvent.click(await findButton('Try again'));
    expect(await screen.findByText('Ramesh Srivastava')).toBeVisible();
  });

  it('could not be fetched: says what went wrong when no answer came', async () => {
    openSchedule({ Appointments: new TypeError('Load failed') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error fetching appointments: Load failed');
  });

  it('stand under who treats, with time, duration, patient, type and status', async () => {
    openSchedule({
      Appointments: dayAnswer([
        begun,
        appointmentRow({
          id: 'a2',
          patient: { id: 'p2', patientId: 'PT-000002', name: 'Geeta' },
          sessionType: 'HOME',
          durationMinutes: 60,
        }),
        appointmentRow({ id: 'a3', status: 'MISSED', missedReason: 'Fell ill', physiotherapist: neha }),
        appointmentRow({ id: 'a4', status: 'CANCELED', physiotherapist: neha }),
        appointmentRow({ id: 'a5', status: 'COMPLETED', physiotherapist: neha }),
      ]),
    });
    const column = await screen.findByRole('region', { name: 'Neha Kapoor' });
    const cards = within(column).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^9:00 am Scheduled ?Ramesh SrivastavaClinic, 45 minutes Over, not marked yet/),
      expect.stringContaining('Missed'),
      expect.stringContaining('Canceled'),
      expect.stringContaining('Completed'),
    ]);
    expect(cards[1]).toHaveTextContent('Reason: Fell ill');
    expect(
      cards.map((card) =>
        within(card)
          .queryAllByRole('button')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([['Mark completed', 'Mark missed', 'Move', 'Cancel'], ['Correct'], ['Correct'], ['Correct']]);
    const nobodys = screen.getByRole('region', { name: 'Not assigned' });
    expect(nobodys).toHaveTextContent('4:30 pm');
    expect(nobodys).toHaveTextContent('Home, 60 minutes');
    expect(within(nobodys).getByRole('link', { name: 'Decide in Pending Sessions' })).toHaveAttribute(
      'href',
      '/admin/pending-sessions',
    );
    // As the dashboard counts them.
    expect(screen.getByText('3 sessions, 1 pending, 1 canceled')).toBeVisible();
  });

  it('are read anew each minute and when the page is looked at again, which keeps no session alive', async () => {
    let sessions = [begun];
    const { server } = openSchedule({ Appointments: () => dayAnswer(sessions) });
    await screen.findByText('Ramesh Srivastava');
    sessions = [appointmentRow({ ...begun, patient: { id: 'p2', patientId: 'PT-000002', name: 'Geeta' } })];
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText('Geeta')).toBeVisible();
    sessions = [];
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('No sessions on this day yet.');
    const reads = server.calls.filter(({ operation }) => operation === 'Appointments');
    expect(reads.map(({ isUnattended }) => isUnattended)).toEqual([undefined, true, true]);
  });

  it('are read page by page until the day is complete', async () => {
    const pages: Record<string, Answer> = {
      first: dayAnswer([begun], 'c1'),
      c1: dayAnswer(
        [appointmentRow({ id: 'a2', patient: { id: 'p2', patientId: 'PT-000002', name: 'Second' } })],
        'c2',
      ),
      c2: dayAnswer([appointmentRow({ id: 'a3', patient: { id: 'p3', patientId: 'PT-000003', name: 'Third' } })]),
    };
    const { asked } = openSchedule({
      Appointments: ({ after }) => pages[typeof after === 'string' ? after : 'first'] ?? new Error(),
    });
    expect(await screen.findByText('Third')).toBeVisible();
    expect(screen.getByText('Second')).toBeVisible();
    expect(screen.getByText('1 session, 2 pending')).toBeVisible();
    expect(asked('Appointments').map(({ after }) => after)).toEqual([undefined, 'c1', 'c2']);
  });

  it('are not shown in part: when a page fails it says so, and trying again completes the day', async () => {
    let isDown = true;
    openSchedule({
      Appointments: ({ after }) => {
        if (!after) return dayAnswer([begun], 'c1');
        return isDown ? new TypeError('Load failed') : dayAnswer([appointmentRow({ id: 'a2' })]);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error fetching appointments: Load failed');
    expect(screen.queryByRole('region', { name: 'Neha Kapoor' })).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(await findButton('Try again'));
    expect(await screen.findByText('1 session, 1 pending')).toBeVisible();
  });
});

describe('Mark completed', () => {
  it('says why it was refused and reloads the day', async () => {
    const { asked } = openSchedule({
      Appointments: dayAnswer([begun]),
      CompleteAppointment: refusal('This appointment is canceled by now.', 'WRONG_STATE'),
    });
    await userEvent.click(await findButton(/^Mark completed/));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update appointment. This appointment is canceled by now.',
    );
    await waitFor(() => expect(asked('Appointments')).toHaveLength(2));
  });

  it('is not there for a session that has not begun', async () => {
    openSchedule({ Appointments: dayAnswer([appointmentRow({ status: 'SCHEDULED' })]) });
    expect(await findButton(/^Cancel /)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Mark/ })).not.toBeInTheDocument();
  });

  it('marks a session that has begun, announces it and keeps the keyboard in the list', async () => {
    let status: 'SCHEDULED' | 'COMPLETED' = 'SCHEDULED';
    const { asked } = openSchedule({
      Appointments: () => dayAnswer([{ ...begun, status }]),
      CompleteAppointment: () => {
        status = 'COMPLETED';
        return { data: { completeAppointment: { ...begun, status, version: 3 } } };
      },
    });
    await userEvent.click(await findButton(/^Mark completed/));
    expect(await screen.findByText('The session of Ramesh Srivastava was marked as completed.')).toBeVisible();
    const list = screen.getByRole('region', { name: 'Sessions of the day' });
    await waitFor(() => expect(within(list).getByRole('listitem')).toHaveTextContent('Completed'));
    expect(asked('CompleteAppointment')).toEqual([{ id: 'a1', version: 2 }]);
    await waitFor(() => expect(list).toHaveFocus());
  });
});

it('a session that ends while the page is open asks to be marked', async () => {
  const soon = appointmentRow({ status: 'SCHEDULED', appointmentDate: '2026-11-21T03:50:00.000Z' });
  openSchedule({ Appointments: dayAnswer([soon]) });
  expect(await screen.findByText('Ramesh Srivastava')).toBeVisible();
  expect(screen.queryByText(/not marked yet/)).not.toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(6 * 60_000);
  });
  expect(screen.getByText(/not marked yet/)).toBeVisible();
});

it('a session outside the hours says so, and why staff gave it that time', async () => {
  const late = { status: 'SCHEDULED', outsideHours: true } as const;
  openSchedule({
    Appointments: dayAnswer([
      appointmentRow({ ...late, id: 'a1', overrideReason: 'Her son drives' }),
      appointmentRow({ ...late, id: 'a2' }),
      appointmentRow({ id: 'a3', status: 'SCHEDULED' }),
    ]),
  });
  expect(await screen.findByText('Outside hours: Her son drives')).toBeVisible();
  expect(screen.getAllByText(/^Outside hours/)).toHaveLength(2);
});

it('a session that lost who treats says so, and above the day stands how many there are and where the first is', async () => {
  const lost = appointmentRow({ id: 'a1', status: 'SCHEDULED', needsPhysiotherapist: true });
  openSchedule({
    Appointments: dayAnswer([lost, appointmentRow({ id: 'a2', status: 'SCHEDULED' })]),
    NeedsPhysiotherapist: dayAnswer([lost, { ...lost, id: 'a3' }]),
  });
  expect(await screen.findByText('Needs a physiotherapist')).toBeVisible();
  const first = await screen.findByRole('link', { name: 'The first is on 22 Nov 2026' });
  expect(first.parentElement).toHaveTextContent('2 sessions need a physiotherapist.');
  expect(first).toHaveAttribute('href', '/admin/schedule?day=2026-11-22');
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogsGone } from '../../test/dialogs.fixture';
import { refusal, type Answer } from '../../test/fake-server';
import {
  appointmentRow,
  findButton,
  findRow,
  neha,
  openAsAdmin,
  openPending,
  pendingAnswer,
  pendingPage,
  stopTheClock,
} from '../../test/appointments.fixture';

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

/** Lets so many milliseconds pass. */
function pass(duration: number): void {
  act(() => void vi.advanceTimersByTime(duration));
}

describe('the list', () => {
  it('says that it could not be fetched when the answer holds errors, and tries again', async () => {
    let isDown = true;
    const { asked } = openPending({
      PendingAppointments: () =>
        isDown ? refusal('Something went wrong.', 'INTERNAL') : pendingAnswer(appointmentRow()),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to fetch pending appointments/);
    isDown = false;
    await userEvent.click(await findButton('Try again'));
    expect(await findRow('Ramesh Srivastava')).toBeVisible();
    expect(asked('PendingAppointments')).toHaveLength(2);
  });

  it('says what went wrong when no answer came', async () => {
    openPending({ PendingAppointments: new TypeError('NetworkError when attempting to fetch resource.') });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error fetching appointments: NetworkError when attempting to fetch resource.',
    );
  });

  it('says that there are no pending sessions', async () => {
    openPending({ PendingAppointments: pendingAnswer() });
    expect(await screen.findByText('No pending sessions.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows a skeleton in the shape of the table while it loads', async () => {
    openPending({ PendingAppointments: () => new Promise<Answer>(() => undefined) });
    expect(await screen.findByRole('table', { name: 'Pending sessions' })).toHaveAttribute('aria-busy', 'true');
  });

  it('has the columns of the specification, with times in IST and without a therapist "Not assigned"', async () => {
    const nameless = { id: 'p2', patientId: 'PT-000002', name: '' };
    const { asked } = openPending({
      PendingAppointments: pendingAnswer(
        appointmentRow(),
        appointmentRow({ id: 'a2', physiotherapist: neha, sessionType: 'TELE', patient: nameless }),
      ),
    });
    const row = await findRow('Ramesh Srivastava');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Patient',
      'Therapist',
      'Date & Time',
      'Session Type',
      'Status',
      'Actions',
    ]);
    const cells = (of: HTMLElement) =>
      within(of)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.trim());
    expect(cells(row).slice(0, 5)).toEqual([
      'Ramesh Srivastava',
      'Not assigned',
      '22 Nov 2026, 4:30 pm IST',
      'Clinic',
      'Pending',
    ]);
    expect(cells(await findRow('Neha Kapoor')).slice(0, 4)).toEqual([
      'N/A',
      'Neha Kapoor',
      '22 Nov 2026, 4:30 pm IST',
      'Tele',
    ]);
    expect(
      within(row)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Approve', 'Reschedule', 'Assign', 'Cancel']);
    expect(asked('PendingAppointments')).toEqual([{ page: 1, limit: 100 }]);
  });

  it('warns of what is upcoming, neither of the past nor of what is later, and follows the clock', async () => {
    openPending({
      PendingAppointments: pendingAnswer(
        appointmentRow({
          id: 'past',
          patient: { id: 'p1', patientId: 'PT-000001', name: 'Past' },
          appointmentDate: '2026-11-21T04:00:00.000Z',
        }),
        appointmentRow({
          id: 'soon',
          patient: { id: 'p2', patientId: 'PT-000002', name: 'Soon' },
          appointmentDate: '2026-11-21T05:00:00.000Z',
        }),
        appointmentRow({
          id: 'later',
          patient: { id: 'p3', patientId: 'PT-000003', name: 'Later' },
          appointmentDate: '2026-11-22T04:40:00.000Z',
        }),
      ),
    });
    expect(await findRow('Soon')).toHaveTextContent('Upcoming');
    expect(await findRow('Past')).not.toHaveTextContent('Upcoming');
    expect(await findRow('Past')).toHaveTextContent('In the past');
    expect(await findRow('Soon')).not.toHaveTextContent('In the past');
    expect(await findRow('Later')).not.toHaveTextContent('Upcoming');
    expect(screen.getByText('3 pending sessions, 1 within the next 24 hours')).toBeVisible();
    pass(11 * 60_000);
    expect(await findRow('Later')).toHaveTextContent('Upcoming');
    pass(20 * 60_000);
    expect(await findRow('Soon')).not.toHaveTextContent('Upcoming');
  });
});

describe('pages', () => {
  const named = (name: string) =>
    appointmentRow({ id: name, patient: { id: `of ${name}`, patientId: 'PT-000003', name } });

  /** Who waits on the second page, of a server that gives two on one; whom an admin approves waits no more. */
  function openLong(path: string, ...names: string[]) {
    const later = new Set(names);
    const first = [named('Meera Joshi'), named('Anil Gupta')];
    return openAsAdmin(path, {
      PendingAppointments: ({ page }) => {
        const rows = page === 1 ? first : page === 2 ? [...later].map(named) : [];
        return pendingPage(rows, { total: 2 + later.size, page: Number(page), limit: 2 });
      },
      ApproveAppointment: ({ id }) => {
        later.delete(String(id));
        return { data: { approveAppointment: appointmentRow({ status: 'SCHEDULED', version: 2 }) } };
      },
    });
  }
  const secondPage = '/admin/pending-sessions?page=2';
  const list = () => screen.getByRole('region', { name: 'List of pending sessions' });

  it('reach those beyond the first one, and say which are shown of how many', async () => {
    const { router, asked } = openLong('/admin/pending-sessions', 'Asha Verma');
    expect(await screen.findByText('3 pending sessions, showing 1 to 2')).toBeVisible();
    await userEvent.click(await findButton('Next'));
    expect(await findRow('Asha Verma')).toBeVisible();
    expect(screen.getByText('3 pending sessions, showing 3 to 3')).toBeVisible();
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    expect(asked('PendingAppointments')).toEqual([
      { page: 1, limit: 100 },
      { page: 2, limit: 100 },
    ]);
  });

  it('stay where they are when a session is decided, with the keyboard in the list', async () => {
    const { router } = openLong(secondPage, 'Asha Verma', 'Ravi Kumar');
    await userEvent.click(await findButton(/^Approve Asha Verma/));
    expect(await screen.findByText('3 pending sessions, showing 3 to 3')).toBeVisible();
    expect(await findRow('Ravi Kumar')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    expect(list()).toHaveFocus();
  });

  it('go back to the one before when the last session of the last page is decided', async () => {
    const { router } = openLong(secondPage, 'Asha Verma');
    await userEvent.click(await findButton(/^Approve Asha Verma/));
    expect(await screen.findByText('2 pending sessions')).toBeVisible();
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(list()).toHaveFocus();
  });
});

describe('Approve', () => {
  it('says which session is in the way when the slot is taken', async () => {
    const { asked } = openPending({
      PendingAppointments: pendingAnswer(appointmentRow()),
      ApproveAppointment: refusal('Neha Kapoor already has a session then.', 'DOUBLE_BOOKED'),
    });
    await userEvent.click(await findButton(/^Approve/));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update appointment. Neha Kapoor already has a session then.',
    );
    expect(asked('PendingAppointments')).toHaveLength(1);
  });

  it.each(['WRONG_STATE', 'CHANGED_MEANWHILE'])('says so and reloads the list after %s', async (code) => {
    let isDecided = false;
    const { asked } = openPending({
      PendingAppointments: () => (isDecided ? pendingAnswer() : pendingAnswer(appointmentRow())),
      ApproveAppointment: () => {
        isDecided = true;
        return refusal('This appointment is canceled by now.', code);
      },
    });
    await userEvent.click(await findButton(/^Approve/));
    expect(await screen.findByText('No pending sessions.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This appointment is canceled by now.');
    expect(asked('PendingAppointments')).toHaveLength(2);
  });

  it('asks first when the time of the session has passed', async () => {
    const { asked } = openPending({
      PendingAppointments: pendingAnswer(appointmentRow({ appointmentDate: '2026-11-21T04:00:00.000Z' })),
    });
    await userEvent.click(await findButton(/^Approve/));
    const keep = await findButton('Keep pending');
    await waitFor(() => expect(keep).toHaveFocus()); // so that a slip changes nothing
    await userEvent.click(keep);
    await dialogsGone();
    expect(asked('ApproveAppointment')).toEqual([]);
    await userEvent.click(await findButton(/^Approve Ramesh/));
    await userEvent.click(await findButton('Approve'));
    await waitFor(() => expect(asked('ApproveAppointment')).toHaveLength(1));
  });

  it('can be undone, with the version that it answered with', async () => {
    let status: 'PENDING' | 'SCHEDULED' = 'PENDING';
    const { asked } = openPending({
      PendingAppointments: () => (status === 'PENDING' ? pendingAnswer(appointmentRow()) : pendingAnswer()),
      ApproveAppointment: () => {
        status = 'SCHEDULED';
        return { data: { approveAppointment: appointmentRow({ status, version: 5 }) } };
      },
      UndoApproval: () => {
        status = 'PENDING';
        return { data: { undoApproval: appointmentRow({ version: 6 }) } };
      },
    });
    await userEvent.click(await findButton(/^Approve/));
    expect(await screen.findByText('No pending sessions.')).toBeVisible();
    await userEvent.click(await findButton('Undo'));
    expect(await screen.findByText('The session of Ramesh Srivastava is pending again.')).toBeVisible();
    expect(await findRow('Ramesh Srivastava')).toBeVisible();
    expect(asked('UndoApproval')).toEqual([{ id: 'a1', version: 5 }]);
  });

  it('takes away the failure and the notice of the attempt before', async () => {
    let isTaken = true;
    openPending({
      PendingAppointments: pendingAnswer(appointmentRow()),
      ApproveAppointment: () =>
        isTaken
          ? refusal('Neha Kapoor already has a session then.', 'DOUBLE_BOOKED')
          : { data: { approveAppointment: appointmentRow({ status: 'SCHEDULED', version: 2 }) } },
    });
    await userEvent.click(await findButton(/^Approve/));
    await screen.findByRole('alert');
    isTaken = false;
    await userEvent.click(await findButton(/^Approve/));
    expect(await screen.findByText(/is scheduled\.$/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    isTaken = true;
    await userEvent.click(await findButton(/^Approve/));
    await screen.findByRole('alert');
    expect(screen.queryByText(/is scheduled\.$/)).not.toBeInTheDocument();
  });

  it('says what went wrong when no answer came', async () => {
    const failed = new TypeError('Load failed');
    openPending({ PendingAppointments: pendingAnswer(appointmentRow()), ApproveAppointment: failed });
    await userEvent.click(await findButton(/^Approve/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error updating appointment: Load failed');
  });

  it('sends the version, announces the change, reloads the list and keeps the keyboard there', async () => {
    let isApproved = false;
    const { asked } = openPending({
      PendingAppointments: () => (isApproved ? pendingAnswer() : pendingAnswer(appointmentRow({ version: 4 }))),
      ApproveAppointment: () => {
        isApproved = true;
        return { data: { approveAppointment: appointmentRow({ status: 'SCHEDULED', version: 5 }) } };
      },
    });
    await userEvent.click(await findButton(/^Approve/));
    expect(await screen.findByText('No pending sessions.')).toBeVisible();
    expect(
      screen.getByText('The session of Ramesh Srivastava on 22 Nov 2026, 4:30 pm IST is scheduled.'),
    ).toBeVisible();
    expect(asked('ApproveAppointment')).toEqual([{ id: 'a1', version: 4 }]);
    expect(asked('PendingAppointments')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'List of pending sessions' })).toHaveFocus();
  });
});

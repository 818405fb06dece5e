import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, day, items, session } from '../../../test/bench-day.fixture';
import { benchDay, benchSession, openBench } from '../../../test/bench.fixture';
import { refusal } from '../../../test/fake-server';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(at('14:20')) }));
afterEach(() => void vi.useRealTimers());

describe('what came of a session of the own day', () => {
  it('completed, of the version that was read, which the day shows at once', async () => {
    const done = { status: 'COMPLETED' as const, version: 3 };
    const days = [benchDay({ sessions: [session('s3', '14:00', 'Chitra')] })];
    const { asked } = openBench('/physio', {
      BenchDay: () => days.shift() ?? benchDay({ sessions: [session('s3', '14:00', 'Chitra', { appointment: done })] }),
      CompleteTreatedSession: { data: { completeAppointment: { ...benchSession().appointment, id: 's3', ...done } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Complete: Chitra, 2:00 pm' }));
    expect(await screen.findByText('The session of Chitra was marked as completed.')).toBeVisible();
    expect(asked('CompleteTreatedSession')).toEqual([{ id: 's3', version: 2 }]);
    expect(await items('Done')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Correct Chitra, 2:00 pm' })).toBeVisible();
  });

  it('missed, with a reason', async () => {
    const { asked } = openBench('/physio', {
      BenchDay: benchDay({ sessions: [session('s3', '14:00', 'Chitra')] }),
      NoShowPolicy: {
        data: {
          bookingTerms: {
            __typename: 'BookingTerms',
            fees: { __typename: 'FeePolicy', noShow: { __typename: 'FeeRule', basis: 'AMOUNT' } },
          },
        },
      },
      MissTreatedSession: { data: { markAppointmentMissed: { ...benchSession().appointment, id: 's3' } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Missed: Chitra, 2:00 pm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as missed' }));
    expect(await dialog.findByText(/may be charged the clinic’s fee for a missed session/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Rain');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark missed' }));
    await waitFor(() => expect(asked('MissTreatedSession')).toEqual([{ id: 's3', version: 2, reason: 'Rain' }]));
    await waitFor(() => expect(asked('BenchDay')).toHaveLength(2));
  });

  it('corrected with a reason, of the version that was read', async () => {
    const done = { status: 'COMPLETED' as const, version: 3 };
    const corrected = { id: 's3', status: 'MISSED', missedReason: 'x', version: 4 };
    const { asked } = openBench('/physio', {
      BenchDay: benchDay({ sessions: [session('s3', '14:00', 'Chitra', { appointment: done })] }),
      CorrectAppointment: { data: { correctAppointment: { __typename: 'Appointment', ...corrected } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Correct Chitra, 2:00 pm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the status' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    await userEvent.click(dialog.getByText('Missed'));
    const reason = 'Entered for the wrong patient';
    await userEvent.type(dialog.getByLabelText('Reason'), reason);
    await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText('The session was corrected from completed to missed.')).toBeVisible();
    expect(asked('CorrectAppointment')).toEqual([{ id: 's3', to: 'MISSED', reason, version: 3 }]);
  });

  it('is not asked of a session that has not begun, which is canceled for the patient', async () => {
    const { asked } = openBench('/physio', {
      BenchDay: benchDay({ sessions: [session('s4', '16:30', 'Devi'), session('s3', '14:00', 'Chitra')] }),
      LateCancelPolicy: {
        data: {
          bookingTerms: {
            __typename: 'BookingTerms',
            noticeHours: 24,
            fees: { __typename: 'FeePolicy', lateCancel: { __typename: 'FeeRule', basis: 'AMOUNT' } },
          },
        },
      },
      CancelForPatient: {
        data: { cancelForPatient: { __typename: 'Appointment', id: 's4', status: 'CANCELED', version: 3 } },
      },
    });
    const next = within(await screen.findByRole('list', { name: 'Next' }));
    expect(next.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Cancel session: Chitra, 2:00 pm' })).toBeNull();
    await userEvent.click(next.getByRole('button', { name: 'Cancel session: Devi, 4:30 pm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel for the patient' }));
    expect(await dialog.findByText(/^Less than 24 hours before the session, the patient may be charged/)).toBeVisible();
    expect(asked('CancelForPatient')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    expect(await screen.findByText('The session of Devi was canceled.')).toBeVisible();
    expect(asked('CancelForPatient')).toEqual([{ id: 's4', version: 2 }]);
    await waitFor(() => expect(asked('BenchDay')).toHaveLength(2));
  });

  it('is refused with the sentence of the server', async () => {
    openBench('/physio', {
      BenchDay: benchDay({ sessions: [session('s3', '14:00', 'Chitra')] }),
      CompleteTreatedSession: refusal('There is no appointment with this id.', 'NOT_FOUND'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Complete: Chitra, 2:00 pm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no appointment with this id.');
  });
});

describe('an address that names a note', () => {
  const own = { __typename: 'TreatmentNote', id: 'n1', status: 'SIGNED', isOwn: true, version: 1 } as never;
  const sessions = [session('s3', '14:00', 'Chitra'), session('s4', '14:30', 'Devi', { note: own })];

  it('opens it once, and the address goes back to the day', async () => {
    const { router } = openBench(`/physio?day=${day}&note=s3`, { BenchDay: benchDay({ sessions }) });
    expect(await screen.findByRole('dialog', { name: 'Write down' })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(`?day=${day}`));
  });

  it('opens that of a session of whomever one stands in for, which is none of the own day', async () => {
    const theirs = benchSession({ appointment: { id: 's9', appointmentDate: at('13:00') }, patient: { name: 'Gita' } });
    const { asked } = openBench(`/physio?day=${day}&note=s9`, {
      BenchDay: benchDay({ sessions }),
      TreatedSessions: {
        data: {
          appointments: {
            edges: [{ node: theirs.appointment }],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      },
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Write down' }));
    expect(sheet.getByText('Gita')).toBeVisible();
    await waitFor(() => expect(asked('NoteStart')).toEqual([{ appointmentId: 's9' }]));
  });

  it('opens nothing where it is signed, or the session is none of that day', async () => {
    const { router } = openBench(`/physio?day=${day}&note=s4`, { BenchDay: benchDay({ sessions }) });
    await waitFor(() => expect(router.state.location.search).toBe(`?day=${day}`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

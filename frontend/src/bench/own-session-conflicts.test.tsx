import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { benchDay, benchSession, openBench } from '../../test/bench.fixture';
import { dialogsGone } from '../../test/dialogs.fixture';
import { refusal } from '../../test/fake-server';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-19T18:00:00+05:30') }));
afterEach(() => void vi.useRealTimers());

it.each([
  { status: 'SCHEDULED' as const, button: /^Missed/, submit: 'Mark missed', mutation: 'MissTreatedSession' },
  { status: 'COMPLETED' as const, button: /^Correct/, submit: 'Correct', mutation: 'CorrectAppointment' },
])('an own session that the desk changed meanwhile: $submit', async ({ status, button, submit, mutation }) => {
  const own = benchSession({ appointment: { status } });
  const theirs = { ...own.appointment, durationMinutes: 60, version: 3 };
  const field = mutation === 'CorrectAppointment' ? 'correctAppointment' : 'markAppointmentMissed';
  const { asked } = openBench('/physio?day=2025-11-19', {
    BenchDay: benchDay({ sessions: [own] }),
    TreatedSessionsOfPatient: {
      data: {
        appointments: {
          __typename: 'AppointmentConnection',
          edges: [{ __typename: 'AppointmentEdge', node: theirs }],
        },
      },
    },
    [mutation]: ({ version }) =>
      version === 3 ? { data: { [field]: theirs } } : refusal('It was changed.', 'CHANGED_MEANWHILE'),
  });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const canceled = dialog.queryByLabelText('Canceled');
  if (canceled) await userEvent.click(canceled);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Rain');
  await userEvent.click(dialog.getByRole('button', { name: submit }));
  expect(await dialog.findByText('Minutes: was 45, is now 60')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Rain');
  await userEvent.click(dialog.getByRole('button', { name: submit }));
  await dialogsGone();
  expect(asked(mutation).map(({ version }) => version)).toEqual([2, 3]);
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dialogsGone } from '../../test/dialogs.fixture';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';

const session = (changes: object = {}) => ({
  __typename: 'Appointment',
  id: 's1',
  patient: { __typename: 'AppointmentPatient', id: 'p1', name: 'Sunita Yadav' },
  appointmentDate: '2025-11-19T11:00:00.000Z',
  durationMinutes: 45,
  sessionType: 'CLINIC',
  homeAddress: null,
  callEnding: null,
  status: 'SCHEDULED',
  missedReason: null,
  version: 2,
  ...changes,
});
const listOf = (row: object): Answer => ({
  data: {
    appointments: {
      __typename: 'AppointmentConnection',
      edges: [{ __typename: 'AppointmentEdge', node: row }],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});

it.each([
  { status: 'SCHEDULED', button: /^Mark missed/, submit: 'Mark missed', mutation: 'MissTreatedSession' },
  { status: 'COMPLETED', button: /^Correct/, submit: 'Correct', mutation: 'CorrectAppointment' },
])('an own session that the desk changed meanwhile: $submit', async ({ status, button, submit, mutation }) => {
  const theirs = session({ status, durationMinutes: 60, version: 3 });
  const field = mutation === 'CorrectAppointment' ? 'correctAppointment' : 'markAppointmentMissed';
  const { calls, fetch } = fakeServer({
    Me: { data: { me: accounts.physiotherapist } },
    TreatedSessions: listOf(session({ status })),
    TreatedSessionsOfPatient: listOf(theirs),
    [mutation]: ({ version }) =>
      version === 3 ? { data: { [field]: theirs } } : refusal('It was changed.', 'CHANGED_MEANWHILE'),
  });
  renderRoute('/physio/calendar?day=2025-11-19', { calls, fetch });
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
  const sent = calls.filter(({ operation }) => operation === mutation);
  expect(sent.map(({ variables }) => variables['version'])).toEqual([2, 3]);
});

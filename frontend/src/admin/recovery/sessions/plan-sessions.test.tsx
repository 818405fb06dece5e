import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '../../../../test/fake-server';
import { openPage, overview, pageOf } from '../../../../test/patient-page.fixture';

const session = (number: number, state: string, appointmentId: string | null = null) => ({
  __typename: 'PlanSession',
  number,
  phase: 1,
  state,
  appointmentId,
});
const sessions = [
  session(1, 'DONE', 'a1'),
  session(2, 'MISSED', 'a2'),
  session(3, 'CANCELLED'),
  session(4, 'AHEAD', 'a4'),
  session(5, 'AHEAD'),
];
const plan = {
  __typename: 'RecoveryPlan',
  id: 'plan1',
  protocolName: 'Knee replacement',
  protocolVersion: 1,
  isSample: true,
  kind: 'PROTOCOL',
  surgeryDate: '2026-02-28',
  side: 'RIGHT',
  status: 'ACTIVE',
  phase: 1,
  phases: [{ __typename: 'Phase', number: 1, name: 'Protect' }],
  ledger: { __typename: 'Ledger', planned: 5, done: 1, cancelled: 1, missedInAll: 1, ahead: 2 },
  openTask: null,
  physiotherapistName: 'Kavya Rao',
  doctorName: 'Dr Meera Sethi',
  referral: null,
  version: 3,
};
const held = (id: string, appointmentDate: string) => ({
  __typename: 'AppointmentConnection',
  edges: [{ __typename: 'AppointmentEdge', node: { __typename: 'Appointment', id, appointmentDate } }],
});
const listOf = (changes: object = {}) => ({
  data: {
    recoveryPlan: { __typename: 'RecoveryPlan', id: 'plan1', status: 'ACTIVE', sessions, ...changes },
    completed: held('a1', '2026-03-02T05:00:00Z'),
    missed: held('a2', '2026-03-03T05:00:00Z'),
    scheduled: held('a4', '2026-03-04T05:00:00Z'),
  },
});
const changed = { __typename: 'RecoveryPlan', id: 'plan1', version: 4 };
const open = (answers: object = {}, status = 'ACTIVE') =>
  openPage({
    ...pageOf(overview),
    AnsweredSigns: { data: { answeredTasks: [] } },
    PatientPlan: { data: { recoveryPlan: { ...plan, status } } },
    PlanSessions: listOf({ status }),
    ...answers,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const listed = async () => within(await screen.findByRole('table', { name: 'Sessions of the plan' }));

/** Opens a dialog from the list of sessions, and types a reason. */
async function decide(button: string, reason: string) {
  await press('Sessions');
  await press(button);
  // By its heading: in tests all dialogs of Ant Design are labelled by one id, and here one stands above another.
  const dialog = within(
    (await screen.findByRole('heading', { name: button })).closest('[role="dialog"]') as HTMLElement,
  );
  fireEvent.change(await dialog.findByLabelText('Reason'), { target: { value: reason } });
  return dialog;
}
const why = 'Entered for the wrong day';

it('lists the sessions of a plan once somebody asks, each with what fits where it stands', async () => {
  const { calls } = open();
  await screen.findByRole('button', { name: 'Sessions' });
  expect(calls.map(({ operation }) => operation)).not.toContain('PlanSessions');
  await press('Sessions');
  const table = await listed();
  const rows = table.getAllByRole('row').slice(1);
  const told = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(told).toEqual([
    ['Session 1', '1', 'Done', expect.stringContaining('2 Mar 2026'), 'Correct'],
    ['Session 2', '1', 'Missed', expect.stringContaining('3 Mar 2026'), 'Take outOpen againCorrect'],
    ['Session 3', '1', 'Taken out', '–', 'Open again'],
    ['Session 4', '1', 'Booked', expect.stringContaining('4 Mar 2026'), ''],
    ['Session 5', '1', 'Open', '–', 'Take out'],
  ]);
});

it('lets only corrections be made of a plan that has ended', async () => {
  open({}, 'STOPPED');
  await press('Sessions');
  const table = await listed();
  const buttons = table.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['Correct session 1', 'Correct session 2']);
});

it('takes a session out for a reason of at least ten characters, and reads the list anew', async () => {
  const { calls } = open({ CancelPlanSession: { data: { cancelPlanSession: changed } } });
  const dialog = await decide('Take out session 5', 'Too short');
  await userEvent.click(dialog.getByRole('button', { name: 'Take out' }));
  expect(await dialog.findByText('Reason must have 10 to 500 characters')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ` ${why} ` } });
  await userEvent.click(dialog.getByRole('button', { name: 'Take out' }));
  expect(await screen.findByText('Session 5 was taken out of the plan.')).toBeVisible();
  const asked = (name: string) => calls.filter(({ operation }) => operation === name);
  const variables = { planId: 'plan1', number: 5, reason: why };
  expect(asked('CancelPlanSession').map((call) => call.variables)).toEqual([variables]);
  await waitFor(() => expect(asked('PlanSessions')).toHaveLength(2));
  await waitFor(() => expect(asked('PatientPlan')).toHaveLength(2));
});

it('opens a session again, and keeps what was typed where that is refused', async () => {
  const answers = [refusal('This session is done.', 'WRONG_STATE'), { data: { reopenPlanSession: changed } }];
  const { calls } = open({ ReopenPlanSession: () => answers.shift() ?? new Error('asked too often') });
  const dialog = await decide('Open again session 3', why);
  await userEvent.click(dialog.getByRole('button', { name: 'Open again' }));
  expect(await dialog.findByText(/Failed to open the session again.*This session is done/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Reason')).toHaveValue(why);
  await userEvent.click(dialog.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('Session 3 is open again.')).toBeVisible();
  const asked = calls.filter(({ operation }) => operation === 'ReopenPlanSession');
  expect(asked.at(-1)?.variables).toEqual({ planId: 'plan1', number: 3, reason: why });
});

it.each([
  ['Correct session 1', 'a1', 'MISSED', 'Session 1 was corrected: it was missed.'],
  ['Correct session 2', 'a2', 'COMPLETED', 'Session 2 was corrected: it took place.'],
])('%s turns it into the other', async (button, appointmentId, to, sentence) => {
  const { calls } = open({ CorrectSession: { data: { correctSession: changed } } });
  const dialog = await decide(button, why);
  await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  const asked = calls.filter(({ operation }) => operation === 'CorrectSession');
  expect(asked.map(({ variables }) => variables)).toEqual([{ appointmentId, to, reason: why }]);
});

it('says that the sessions could not be fetched, and tries again', async () => {
  const answers = [new Error('no network'), listOf({ sessions: [] })];
  open({ PlanSessions: () => answers.shift() ?? new Error('asked too often') });
  await press('Sessions');
  expect(await screen.findByText('Failed to fetch the sessions')).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByText('No sessions.')).toBeInTheDocument();
});

const event = (id: number, changes: object = {}) => ({
  __typename: 'SessionEvent',
  id: String(id),
  number: id,
  kind: 'PLANNED',
  at: '2026-03-01T05:00:00Z',
  reason: null,
  enteredAs: 'ADMIN',
  state: 'AHEAD',
  ...changes,
});
const happened = async () =>
  within(await screen.findByRole('list', { name: 'What happened' })).getAllByRole('listitem');

it('tells what happened, oldest first, with who entered it and why', async () => {
  const corrected = { number: 1, kind: 'CORRECTED', state: 'MISSED', reason: why, enteredAs: 'DOCTOR' };
  open({ SessionEvents: { data: { sessionEvents: [event(1), event(2, corrected)] } } });
  await press('What happened');
  const told = (await happened()).map(({ textContent }) => textContent);
  expect(told).toEqual([
    expect.stringMatching(/1 Mar 2026.*Session 1 was plannedEntered by the clinic$/),
    expect.stringMatching(/Session 1 was corrected to missedEntered by a doctorEntered for the wrong day$/),
  ]);
  expect(screen.queryByRole('button', { name: 'Show later ones' })).toBeNull();
});

it('reads later events after the last one, and says where that fails', async () => {
  const full = Array.from({ length: 100 }, (_, at) => event(at + 1));
  const later: unknown[] = [new Error('no network'), { data: { sessionEvents: [event(101)] } }];
  const { calls } = open({
    SessionEvents: ({ after }: { after?: string }) => (after ? later.shift() : { data: { sessionEvents: full } }),
  });
  await press('What happened');
  await press('Show later ones');
  expect(await screen.findByText('Failed to fetch what happened later')).toBeInTheDocument();
  expect(await happened()).toHaveLength(100);
  await press('Show later ones');
  await waitFor(async () => expect(await happened()).toHaveLength(101));
  expect((await happened()).at(-1)).toHaveTextContent('Session 101 was planned');
  expect(screen.queryByRole('button', { name: 'Show later ones' })).toBeNull();
  const asked = calls.filter(({ operation }) => operation === 'SessionEvents');
  expect(asked.map(({ variables }) => variables['after'])).toEqual([undefined, '100', '100']);
});

it('offers no more once nothing came after a full stretch', async () => {
  const full = Array.from({ length: 100 }, (_, at) => event(at + 1));
  open({
    SessionEvents: ({ after }: { after?: string }) => ({ data: { sessionEvents: after ? [] : full } }),
  });
  await press('What happened');
  await press('Show later ones');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show later ones' })).toBeNull());
  expect(await happened()).toHaveLength(100);
});

it('says that nothing happened yet, and that it could not be fetched', async () => {
  const answers = [new Error('no network'), { data: { sessionEvents: [] } }];
  open({ SessionEvents: () => answers.shift() ?? new Error('asked too often') });
  await press('What happened');
  expect(await screen.findByText('Failed to fetch what happened')).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByText(/What happens to the sessions of the plan/)).toBeInTheDocument();
});

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { openPage, overview, pageOf } from '../../../test/patient-page.fixture';

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
  ledger: { __typename: 'Ledger', planned: 25, done: 0, cancelled: 0, missedInAll: 0, ahead: 25 },
  openTask: null,
  physiotherapistName: 'Kavya Rao',
  doctorName: 'Dr Meera Sethi',
  referral: null,
  version: 3,
};
const open = (answers: object = {}, changes: object = {}) =>
  openPage({
    ...pageOf(overview),
    AnsweredSigns: { data: { answeredTasks: [] } },
    PatientPlan: { data: { recoveryPlan: { ...plan, ...changes } } },
    ...answers,
  });
const changed = { __typename: 'RecoveryPlan', id: 'plan1', version: 4 };

/** Opens a dialog and gives a reason. */
async function give(button: string, reason: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  fireEvent.change(await dialog.findByLabelText('Reason'), { target: { value: reason } });
  return dialog;
}

it('stops a plan for a reason, and says what becomes of its sessions', async () => {
  const { calls } = open({ StopPlan: { data: { stopPlan: { ...changed, status: 'STOPPED' } } } });
  const dialog = await give('Stop the plan', 'Too short');
  expect(dialog.getByText(/sessions that are booked are called off/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop the plan' }));
  expect(await dialog.findByText('Reason must have 10 to 500 characters')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' She moves to Delhi ' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Stop the plan' }));
  expect(await screen.findByText('The plan was stopped.')).toBeVisible();
  const asked = calls.filter(({ operation }) => operation === 'StopPlan');
  expect(asked.map(({ variables }) => variables)).toEqual([{ planId: 'plan1', reason: 'She moves to Delhi' }]);
});

it('adds sessions, and keeps what was typed where that is refused', async () => {
  const answers = [refusal('This plan has ended.', 'WRONG_STATE'), { data: { addPlanSessions: changed } }];
  const { calls } = open({ AddPlanSessions: () => answers.shift() ?? new Error('asked too often') });
  const dialog = await give('Add sessions', 'The knee needs more time');
  fireEvent.change(dialog.getByLabelText('How many'), { target: { value: '3' } });
  const send = async () => userEvent.click(dialog.getByRole('button', { name: 'Add sessions' }));
  await send();
  expect(await dialog.findByText(/This plan has ended/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Reason')).toHaveValue('The knee needs more time');
  await send();
  expect(await screen.findByText('3 sessions were added to the plan.')).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'AddPlanSessions')?.variables).toEqual({
    planId: 'plan1',
    count: 3,
    reason: 'The knee needs more time',
  });
});

it('offers neither for a plan that has ended', async () => {
  open({}, { status: 'STOPPED' });
  expect(await screen.findByText(/Stopped in phase 1/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop the plan' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add sessions' })).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
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
  openTask: { __typename: 'CareTask', id: 't1', severity: 'URGENT' },
  physiotherapistName: 'Kavya Rao',
  doctorName: 'Dr Meera Sethi',
  referral: null,
  version: 3,
};
const team = {
  physiotherapists: [{ __typename: 'Physiotherapist', id: 'f2', name: 'Farah Khan', specialization: 'Spine' }],
  doctors: [{ __typename: 'Doctor', id: 'd2', name: 'Dr Anil Gupta', specialization: 'Knees' }],
};
const changed = { data: { changeCareTeam: { __typename: 'RecoveryPlan', id: 'plan1' } } };
const open = (answers: object = {}) =>
  openPage({
    ...pageOf(overview),
    AnsweredSigns: { data: { answeredTasks: [] } },
    PatientPlan: { data: { recoveryPlan: plan } },
    TeamChoices: { data: team },
    ChangeCareTeam: changed,
    ...answers,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const chooseDoctor = async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Doctor' }));
  await userEvent.click(await screen.findByText('Dr Anil Gupta, Knees'));
};

it('gives a plan another doctor, and leaves whoever is not chosen anew', async () => {
  const { calls } = open();
  await press('Change who looks after it');
  expect(await screen.findByText('A danger sign waits: a new doctor is told of it at once.')).toBeInTheDocument();
  await chooseDoctor();
  await press('Change');
  expect(await screen.findByText('The care team was changed.')).toBeVisible();
  const asked = calls.filter(({ operation }) => operation === 'ChangeCareTeam');
  expect(asked.map(({ variables }) => variables)).toEqual([{ planId: 'plan1', doctorId: 'd2', version: 3 }]);
  await waitFor(() => expect(calls.filter(({ operation }) => operation === 'PatientPlan').length).toBeGreaterThan(1));
});

it('shows what somebody else changed meanwhile, keeps what was chosen, and saves on that', async () => {
  let present = plan;
  const { calls } = open({
    PatientPlan: () => ({ data: { recoveryPlan: present } }),
    ChangeCareTeam: ({ version }: { version: number }) => {
      if (version === 4) return changed;
      present = { ...plan, physiotherapistName: 'Farah Khan', version: 4 };
      return refusal('Somebody else changed this meanwhile.', 'CHANGED_MEANWHILE');
    },
  });
  await press('Change who looks after it');
  await chooseDoctor();
  await press('Change');
  expect(await screen.findByText(/^Somebody else changed this meanwhile/)).toBeVisible();
  expect(screen.getByText('Physiotherapist: was Kavya Rao, is now Farah Khan')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('Dr Anil Gupta, Knees');
  await press('Change');
  expect(await screen.findByText('The care team was changed.')).toBeVisible();
  const asked = calls.filter(({ operation }) => operation === 'ChangeCareTeam');
  expect(asked.map(({ variables }) => variables['version'])).toEqual([3, 4]);
});

it('is not offered for a plan that has ended', async () => {
  open({ PatientPlan: { data: { recoveryPlan: { ...plan, status: 'STOPPED', openTask: null } } } });
  expect(await screen.findByText(/Stopped in phase 1/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change who looks after it' })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openClinicPage, part } from '../../../test/clinic.fixture';
import { refusal } from '../../../test/fake-server';
import type { ApprovalRowFragment } from './gql/generated';

const approval = (changes: Partial<ApprovalRowFragment> = {}) => ({
  __typename: 'Approval',
  id: 'a1',
  kind: 'UPI_ADDRESS',
  subject: 'new@bank, in place of asha@bank',
  requestedBy: 'Anita Verma',
  requestedAt: '2026-03-10T05:00:00.000Z',
  expiresAt: '2026-03-11T05:00:00.000Z',
  status: 'PENDING',
  isOwn: false,
  mayDecide: true,
  ...changes,
});
const waiting = (...pendingApprovals: object[]) => ({ data: { pendingApprovals } });
const rule = (fourEyes: boolean) => ({ data: { fourEyes } });
const roles = { data: { secondFactorRoles: [] } };

function open(answers: Parameters<typeof openClinicPage>[0]) {
  return openClinicPage(
    { SecondFactorRoles: roles, FourEyes: rule(true), PendingApprovals: waiting(), ...answers },
    'signIn',
  );
}

it('is approved by the second admin after a question, and leaves the list', async () => {
  const lists = [waiting(approval()), waiting()];
  const { asked } = open({
    PendingApprovals: () => lists.shift() ?? waiting(),
    ApproveChange: { data: { approveChange: approval({ status: 'APPROVED', mayDecide: false }) } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve new@bank, in place of asha@bank' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Ask Anita Verma in person/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(asked('ApproveChange')).toEqual([{ id: 'a1', decision: 'APPROVE' }]));
  expect(await screen.findByText('The change was approved.')).toBeVisible();
});

it('says why a decision failed', async () => {
  open({ PendingApprovals: waiting(approval()), ApproveChange: refusal('This change has lapsed.', 'WRONG_STATE') });
  await userEvent.click(await screen.findByRole('button', { name: /^Refuse/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/not decided.*has lapsed/);
});

it('tells who asked that it waits, and lets them withdraw it', async () => {
  const { asked } = open({
    PendingApprovals: waiting(approval({ isOwn: true, mayDecide: false })),
    WithdrawChange: { data: { withdrawChange: approval({ status: 'WITHDRAWN' }) } },
  });
  expect(await screen.findByText('It waits for a second admin.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(asked('WithdrawChange')).toEqual([{ id: 'a1' }]));
});

it('offers no decision to who became an admin later', async () => {
  open({ PendingApprovals: waiting(approval({ mayDecide: false })) });
  expect(await screen.findByText(/you became one after/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Approve|Refuse|Withdraw)/ })).toBeNull();
});

it('is required from a click on, and waits itself when it is switched off', async () => {
  const { asked } = open({ FourEyes: rule(false), SetFourEyes: { data: { setFourEyes: true } } });
  const card = await part('Four eyes');
  await userEvent.click(await card.findByRole('button', { name: 'Require four eyes' }));
  await waitFor(() => expect(asked('SetFourEyes')).toEqual([{ isOn: true }]));
  expect(await screen.findByText(/required now/)).toBeVisible();
});

it('says that switching it off waits for a second admin', async () => {
  open({ SetFourEyes: refusal('This waits for a second admin.', 'APPROVAL_PENDING') });
  const card = await part('Four eyes');
  await userEvent.click(await card.findByRole('button', { name: 'No longer require four eyes' }));
  expect(await screen.findByText(/It waits for a second admin, who has/)).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../test/fake-server';
import { open, sendTo, sentOtp, verified, verify } from '../../test/login-drawer.fixture';
import { accounts } from '../../test/render-route';

const linkName = 'Team of the clinic? Sign in here';
const noSessions = {
  data: { appointments: { edges: [], pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null } } },
};

/** The drawer at the door of the team. */
async function openStaff(answers: Parameters<typeof open>[0]) {
  const opened = await open(answers);
  await opened.user.click(screen.getByRole('button', { name: linkName }));
  await screen.findByRole('dialog', { name: 'Team sign in' });
  return opened;
}

it.each([
  ['physiotherapist', '/physio', 'Today'],
  ['doctor', '/doctor', 'Patients'],
] as const)('a %s signs in at the door of the team and comes to %s', async (name, path, title) => {
  const { user, router, fake } = await openStaff({
    SendOtp: sentOtp,
    VerifyOtp: verified(accounts[name]),
    TreatedSessions: noSessions,
  });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await sendTo(user, '98765 43210');
  await verify(user, '123456');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
  expect(fake.calls.find(({ operation }) => operation === 'SendOtp')?.variables).toEqual({
    door: 'STAFF',
    phoneNumber: '9876543210',
  });
});

it('a refusal is said, and the way back leads to the door of patients', async () => {
  const { user } = await openStaff({ SendOtp: refusal('Too many codes were asked for.', 'RATE_LIMITED') });
  await sendTo(user, '9876543210');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Too many codes were asked for.');
  await user.click(screen.getByRole('button', { name: 'Not from the team? Login as a user' }));
  await waitFor(() => expect(screen.getByRole('button', { name: linkName })).toBeVisible());
  expect(screen.getByRole('button', { name: 'Admin account here' })).toBeVisible();
});

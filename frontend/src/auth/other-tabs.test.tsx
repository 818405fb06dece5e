import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeServer, type Answer } from '../../test/fake-server';
import { verified } from '../../test/login-drawer.fixture';
import { accounts, renderRouter, routerAt } from '../../test/render-route';
import styles from '../ui/feedback/toasts.module.css';

const signedOut: Answer = { data: { me: null } };
const nobodysSessions: Answer = { data: { mySessions: [] } };

const profileOf = (account: typeof accounts.patient) => ({
  ...account,
  email: null,
  nickname: null,
  gender: null,
  country: 'India',
  language: 'English',
  timeZone: 'Asia/Kolkata',
  dateOfBirth: null,
  lastLogin: null,
  sessionsCompleted: 0,
  missedSessions: 0,
  plannedSessions: 25,
  recoveryProgress: 0,
});
const neighbour = { ...accounts.patient, id: 'p2', fullName: 'Sunita Devi' };

/** Opens a page of an account in one tab; `signIn` is what another tab does. */
function openTab(path: string, first: unknown, answers: Parameters<typeof fakeServer>[0] = {}) {
  let me = first;
  const listeners = new Set<() => void>();
  const tell = vi.fn();
  const tabs = { tell, listen: (onTold: () => void) => void listeners.add(onTold) };
  const server = fakeServer({ Me: () => ({ data: { me } }), MySessions: nobodysSessions, ...answers });
  const router = routerAt(path);
  renderRouter(router, server, tabs);
  const signIn = (account: unknown) => {
    me = account;
    for (const onTold of listeners) onTold();
  };
  return { router, server, signIn, tell };
}

it('a page of an account that is signed in no longer gives way to the one that another tab signed in', async () => {
  const { signIn } = openTab('/user', accounts.patient);
  await screen.findByText('Ramesh Srivastava', { selector: 'strong' }, { timeout: 50_000 });
  signIn(neighbour);
  expect(await screen.findByText('Sunita Devi', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByText('Ramesh Srivastava')).toBeNull();
  expect(screen.getByText('Another account was signed in in another tab.')).toBeVisible();
});

it('what was typed for the former account does not stay for the next one', async () => {
  let present = accounts.patient;
  const { signIn } = openTab('/patient-signup', present, {
    UserProfile: () => ({ data: { me: profileOf(present) } }),
  });
  const name = await screen.findByLabelText('Full name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Ramesh S.');
  present = neighbour;
  signIn(neighbour);
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Sunita Devi'));
});

it('a tab that shows a public page meanwhile does not come back to what was read for the former account', async () => {
  let present = accounts.patient;
  const { router, signIn } = openTab('/patient-signup', present, {
    UserProfile: () => ({ data: { me: profileOf(present) } }),
  });
  await screen.findByDisplayValue('Ramesh Srivastava');
  await act(() => router.navigate('/'));
  await screen.findByRole('heading', { name: 'Recover well after surgery' });
  present = neighbour;
  signIn(neighbour);
  await act(() => router.navigate('/patient-signup'));
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Sunita Devi'));
});

it('a tab whose role may not see its page leaves it', async () => {
  const { router, signIn } = openTab('/admin/report', accounts.admin);
  await screen.findByRole('heading', { name: 'Report' });
  signIn(accounts.patient);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('a tab is signed out with the others', async () => {
  const { router, signIn } = openTab('/user', accounts.patient);
  await screen.findByText('Ramesh Srivastava', { selector: 'strong' });
  signIn(null);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  const notice = screen.getByText('You were signed out in another tab.');
  expect(notice).toBeVisible();
  // Nobody here has done anything: it is no success.
  expect(notice.parentElement).toHaveClass(styles.news ?? '');
});

it('of two changes in a row the later one holds, however late the first answer is', async () => {
  const first = Promise.withResolvers<Answer>();
  const answers: (Answer | Promise<Answer>)[] = [{ data: { me: accounts.patient } }, first.promise];
  const { server, signIn } = openTab('/login', null, {
    Me: () => answers.shift() ?? { data: { me: neighbour } },
  });
  await screen.findByText(/You are signed in as Ramesh Srivastava/);
  signIn(null);
  await waitFor(() => expect(server.calls).toHaveLength(2));
  signIn(neighbour);
  first.resolve(signedOut);
  expect(await screen.findByText(/You are signed in as Sunita Devi/)).toBeVisible();
});

it('a sign-in of the same account changes nothing', async () => {
  const { router, server, signIn } = openTab('/admin/report', accounts.admin);
  await screen.findByRole('heading', { name: 'Report' });
  signIn(accounts.admin);
  const asked = () => server.calls.filter(({ operation }) => operation === 'Me');
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(router.state.location.pathname).toBe('/admin/report');
  expect(screen.queryByText('Another account was signed in in another tab.')).toBeNull();
});

it('signing in and out is told to the other tabs', async () => {
  const sendOtp = { __typename: 'OtpSent', message: 'On its way.', expiresInSeconds: 300, resendAfterSeconds: 0 };
  const { tell } = openTab('/login', null, {
    Me: signedOut,
    SendOtp: { data: { sendOtp } },
    VerifyOtp: verified(accounts.patient),
    Logout: { data: { logout: true } },
  });
  await userEvent.type(await screen.findByLabelText('Mobile number'), '9876543210');
  await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
  await userEvent.type(await screen.findByLabelText(/one-time password/i), '123456');
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Recover well after surgery' });
  expect(tell).toHaveBeenCalledTimes(2);
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPath } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { sendTo, sentOtp, server, verified, verify } from '../../test/login-drawer.fixture';
import { log } from '../log';
import { accounts, renderRoute } from '../../test/render-route';

afterEach(() => vi.restoreAllMocks());

/** A server whose current-user call stays open until it is told the answer. */
function slowServer() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { server: fakeServer({ Me: () => promise }), answer: resolve };
}

it('shows Loading... while the startup call runs and nobody is known', async () => {
  const { server, answer } = slowServer();
  const router = renderRoute('/pricing', server);
  await screen.findByRole('heading', { name: 'Pricing' });
  await router.navigate('/user');
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(router.state.location.pathname).toBe('/user');
  answer({ data: { me: accounts.patient } });
  expect(await screen.findByText('Ramesh Srivastava', { selector: 'strong' })).toBeVisible();
});

it('takes the user from the navigation state while the startup call runs', async () => {
  const { server } = slowServer();
  renderRoute('/user', server, { user: accounts.patient });
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible();
});

it('believes the navigation state no longer once the startup call has ended', async () => {
  const { server, answer } = slowServer();
  const router = renderRoute('/admin', server, { user: { role: 'admin' } });
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  answer({ data: { me: null } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it.each([
  ['a wrong role', { user: { role: 'patient' } }],
  ['a role that does not exist', { user: { userType: 'owner' } }],
])('sends %s in the navigation state to /', async (_what, state) => {
  const { server } = slowServer();
  const router = renderRoute('/admin', server, state);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it.each([
  ['refuses', refusal('The database is away.', 'UNAVAILABLE')],
  ['cannot be reached', new TypeError('Failed to fetch')],
  ['answers nonsense', new Response('<html></html>', { status: 502 })],
])('sends nobody away when the server %s at startup, and asks again on demand', async (_how, failure) => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const answers: Answer[] = [failure, { data: { me: accounts.admin } }];
  const server = fakeServer({ Me: () => answers.shift() ?? new Error('asked too often') });
  const router = renderRoute('/admin/report', server);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not find out whether you are signed in/);
  expect(warn).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/admin/report');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Report' })).toBeVisible();
});

it.each([
  ['refuses', refusal('The database is away.', 'UNAVAILABLE')],
  ['cannot be reached', new TypeError('Failed to fetch')],
])('leaves the visitor of a public page alone when the server %s at startup', async (_how, failure) => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  renderRoute('/pricing', fakeServer({ Me: failure }));
  await screen.findByRole('heading', { name: 'Pricing' });
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks once who is signed in, on whichever page a visit begins', async () => {
  const server = fakeServer({ Me: { data: { me: accounts.admin } } });
  renderRoute('/admin/report', server);
  await screen.findByRole('heading', { name: 'Report' });
  expect(server.calls.filter(({ operation }) => operation === 'Me')).toHaveLength(1);
});

describe('a page below /user/ without a session', () => {
  const answers = {
    SendOtp: sentOtp,
    VerifyOtp: verified(accounts.patient),
    OwnPayments: refusal('Enough.', 'INTERNAL'),
  };

  it.each(['/user/payments?page=2', '/user/records', '/user/today', '/user/plan'])(
    'leads from %s to the sign-in, which says so, and back afterwards',
    async (path) => {
      const user = userEvent.setup();
      const router = renderRoute(path, server(answers));
      expect(await screen.findByText('To see this page, sign in first. You then go on to it.')).toBeVisible();
      expect(router.state.location.pathname).toBe('/login');
      await sendTo(user, '9876543210');
      await verify(user, '123456');
      await waitFor(() => expect(createPath(router.state.location)).toBe(path));
    },
  );

  it('leads nobody to it who has no page there, nor anywhere else', async () => {
    const user = userEvent.setup();
    const router = renderRoute('/user/payments', server({ ...answers, VerifyOtp: verified(accounts.user) }));
    await screen.findByText(/^To see this page/);
    await sendTo(user, '9876543210');
    await verify(user, '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
  });

  it.each(['https://evil.example/', '//evil.example', '/admin', 7])('believes no way back to %s', async (back) => {
    const user = userEvent.setup();
    const router = renderRoute('/login', server(answers), { back });
    await screen.findByLabelText('Mobile number');
    await sendTo(user, '9876543210');
    await verify(user, '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
  });

  it.each(['/user', '/patient-signup', '/admin/report'])('leads from %s to /, as specified', async (path) => {
    const router = renderRoute(path, server({}));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

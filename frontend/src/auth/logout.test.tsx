import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { log } from '../log';
import { accounts, renderRoute } from '../../test/render-route';

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const outcomes: [string, Answer][] = [
  ['confirms', { data: { logout: true } }],
  ['refuses', refusal('The database is away.', 'UNAVAILABLE')],
  ['cannot be reached', new TypeError('Failed to fetch')],
];

it.each(outcomes)('Logout on /user clears the user and goes to / when the server %s', async (_how, logout) => {
  const server = fakeServer({ Me: { data: { me: accounts.patient } }, Logout: logout });
  const router = renderRoute('/user', server, { user: accounts.patient });
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Recover well after surgery' });
  expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  // A part of the page that loads late may still ask for its data.
  expect(server.calls.map(({ operation }) => operation)).toContain('Logout');
});

it('a page for signed-in users is closed again after Logout', async () => {
  const server = fakeServer({ Me: { data: { me: accounts.patient } }, Logout: { data: { logout: true } } });
  const router = renderRoute('/user', server, { user: accounts.patient });
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Recover well after surgery' });
  await router.navigate('/user');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it.each(outcomes)('/signIn ends at the sign-in screen, signed out, when the server %s', async (_how, logout) => {
  const server = fakeServer({ Me: { data: { me: accounts.admin } }, Logout: logout });
  const router = renderRoute('/signIn', server);
  expect(await screen.findByRole('dialog', { name: 'Sign in or sign up' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/login', state: null });
  expect(screen.queryByText(/You are signed in/)).toBeNull();
});

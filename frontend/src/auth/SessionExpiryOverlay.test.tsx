import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';
import { reauthenticate } from './reauthentication';

let isThere = false;
vi.mock('./SignInAgainDrawer', async (original) => {
  const drawer = await original<typeof import('./SignInAgainDrawer')>();
  if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return drawer;
});

const signedOut = /^You are signed out. This page is still open/;

it('says what is true when the script of the sign-in does not come, and offers it again', async () => {
  const server = fakeServer({ Me: { data: { me: accounts.admin } } });
  const router = renderRoute('/admin/report', server);
  await screen.findByRole('heading', { name: 'Report' }, { timeout: 50_000 });
  const call = reauthenticate.open();
  expect(await screen.findByText(signedOut)).toBeVisible();
  await expect(call).resolves.toBe(false);
  expect(router.state.location.pathname).toBe('/admin/report');

  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(signedOut)).toBeNull());
});

import { authenticator } from './authenticator.fixture';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { fakeServer, type Answer } from './fake-server';
import { verified } from './login-drawer.fixture';
import { accounts, renderRouter, routerAt } from './render-route';
import type { OtherTabs } from '../src/auth/other-tabs';

const sentOtp: Answer = {
  data: { sendOtp: { __typename: 'OtpSent', message: 'On its way.', expiresInSeconds: 300, resendAfterSeconds: 0 } },
};

/** What is said over the page once nobody is signed in any more. */
export const endedText = /^Your session has ended/;

/** An admin's profile form, whose session ends on the server after it was loaded. */
export async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  let me: unknown = accounts.admin;
  const server = fakeServer({
    Me: () => ({ data: { me } }),
    AdminProfile: { data: { me: { ...accounts.admin, pendingNumber: null } } },
    OwnAuthenticator: authenticator(),
    SendOtp: sentOtp,
    VerifyOtp: () => {
      me = accounts.admin;
      return verified(accounts.admin);
    },
    Logout: { data: { logout: true } },
    ...answers,
  });
  const router = routerAt('/admin/profile');
  const listeners = new Set<() => void>();
  const tabs: OtherTabs = { tell: vi.fn(), listen: (onTold) => void listeners.add(onTold) };
  renderRouter(router, server, tabs);
  const name = await screen.findByLabelText('Full name', {}, { timeout: 50_000 });
  const end = () => (me = null);
  const signInElsewhere = () => {
    me = accounts.admin;
    for (const onTold of listeners) onTold();
  };
  return { router, server, tabs, name, end, signInElsewhere };
}

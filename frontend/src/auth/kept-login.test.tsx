import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fill, open, sendTo, sentOtp, verified, verify } from '../../test/login-drawer.fixture';
import { accounts } from '../../test/render-route';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a reload at the one-time password', () => {
  const reload = () => {
    const kept = Object.entries(sessionStorage);
    cleanup(); // which a reload does not
    for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
    return open({ SendOtp: sentOtp, VerifyOtp: verified(accounts.patient) });
  };

  it('finds the number and the step again, and never the code; asking again is not needed', async () => {
    const { user } = await open({ SendOtp: sentOtp });
    await sendTo(user, '9876543210');
    await fill(user, await screen.findByLabelText(/one-time password/i), '123');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('123"');
    const again = await reload();
    expect(await screen.findByText('+91 98765 43210')).toBeVisible();
    expect(screen.getByLabelText(/one-time password/i)).toHaveValue('');
    await verify(again.user, '123456');
    await waitFor(() => expect(again.router.state.location.pathname).toBe('/user'));
    expect(again.fake.calls.filter(({ operation }) => operation === 'SendOtp')).toEqual([]);
    expect(sessionStorage.getItem('login')).toBeNull();
  });

  it('begins anew once the code has expired', async () => {
    const { user } = await open({ SendOtp: sentOtp });
    await sendTo(user, '9876543210');
    await screen.findByLabelText(/one-time password/i);
    const later = Date.now() + 300_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await reload();
    expect(screen.getByLabelText('Mobile number')).toHaveValue('');
  });

  it('is forgotten with the drawer that is closed, and with a step back', async () => {
    const { user, router } = await open({ SendOtp: sentOtp });
    await sendTo(user, '9876543210');
    await screen.findByLabelText(/one-time password/i);
    expect(sessionStorage.getItem('login')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(sessionStorage.getItem('login')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send OTP' }));
    await screen.findByLabelText(/one-time password/i);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sessionStorage.getItem('login')).toBeNull();
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer, FakeServer } from '../../test/fake-server';
import { open, sendTo, sentOtp, verify } from '../../test/login-drawer.fixture';

afterEach(() => {
  vi.useRealTimers();
});

describe('a code that was guessed at too often', () => {
  const spent: Answer = {
    errors: [
      {
        message: 'This one is used up. Please ask for a new one.',
        extensions: { code: 'WRONG_OTP', reasons: [{ code: 'CODE_USED_UP', values: {} }] },
      },
    ],
  };
  const tries = ({ calls }: FakeServer) => calls.filter(({ operation }) => operation === 'VerifyOtp');
  const spend = async (answer: Answer) => {
    const { user, fake } = await open({ SendOtp: answer, VerifyOtp: spent });
    await sendTo(user, '9876543210');
    await verify(user, '000000');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: This one is used up. Please ask for a new one.');
    return { user, fake };
  };

  it('gives way to a new one at once where the server allows that, and is not tried again', async () => {
    const { user, fake } = await spend(sentOtp);
    await user.clear(screen.getByLabelText(/one-time password/i));
    await verify(user, '111111');
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
    expect(screen.getByRole('alert')).toHaveTextContent('This one is used up');
    expect(tries(fake)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    expect(await screen.findByText('A new code was sent.')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Resend OTP in (30|29) s$/ })).toBeDisabled();
    await verify(user, '111111');
    await waitFor(() => expect(tries(fake)).toHaveLength(2));
  });

  it('says how long the server lets one wait', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await spend({
      data: {
        sendOtp: { __typename: 'OtpSent', message: 'On its way.', expiresInSeconds: 300, resendAfterSeconds: 20 },
      },
    });
    expect(screen.getByRole('button', { name: 'Resend OTP in 20 s' })).toBeDisabled();
    act(() => void vi.advanceTimersByTime(20_000));
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeEnabled();
  });
});

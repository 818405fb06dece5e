import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, type Answer, type FakeServer } from '../../../test/fake-server';
import { fill, open, sendTo, sentOtp } from '../../../test/login-drawer.fixture';
import { accounts } from '../../../test/render-route';

const USE_APP = 'Sign in with an authenticator app';
const signedIn = (name: 'admin' | 'doctor'): Answer => ({
  data: { verifyAuthenticator: { ...accounts[name], language: 'English' } },
});
const refused = refusal('The code is wrong or was used already.', 'WRONG_OTP');
const tries = ({ calls }: FakeServer) =>
  calls.filter(({ operation }) => operation === 'VerifyAuthenticator').map(({ variables }) => variables);

/** The drawer at a door of the clinic. */
async function openDoor(door: 'Admin account here' | 'Team of the clinic? Sign in here', answers: Answers = {}) {
  const opened = await open(answers);
  await opened.user.click(screen.getByRole('button', { name: door }));
  await screen.findByRole('button', { name: USE_APP });
  return opened;
}
type Answers = Parameters<typeof open>[0];

describe('the authenticator app at the doors of admins and the team', () => {
  it('is not offered to patients', async () => {
    const { user } = await open({ SendOtp: refusal('No message could be sent.', 'SMS_FAILED') });
    expect(screen.queryByRole('button', { name: USE_APP })).toBeNull();
    await sendTo(user, '9876543210');
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: USE_APP })).toBeNull();
  });

  it('signs an admin in by six digits, which send themselves', async () => {
    const { user, router, fake } = await openDoor('Admin account here', { VerifyAuthenticator: signedIn('admin') });
    await user.click(screen.getByRole('button', { name: USE_APP }));
    await fill(user, await screen.findByLabelText('Admin mobile number'), '98765 43210');
    await fill(user, screen.getByLabelText('Code of the app'), '123 456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(tries(fake)).toEqual([{ door: 'ADMIN', phoneNumber: '9876543210', code: '123456' }]);
    expect(fake.calls.some(({ operation }) => operation === 'SendOtp')).toBe(false);
  });

  it('signs a doctor in by a recovery code, with the number typed before', async () => {
    const { user, router, fake } = await openDoor('Team of the clinic? Sign in here', {
      VerifyAuthenticator: signedIn('doctor'),
    });
    await fill(user, screen.getByLabelText('Mobile number'), '9876543210');
    await user.click(screen.getByRole('button', { name: USE_APP }));
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
    await fill(user, screen.getByLabelText('Recovery code'), '7k2qm-x4t9d');
    expect(tries(fake)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/doctor'));
    expect(tries(fake)).toEqual([{ door: 'STAFF', phoneNumber: '9876543210', code: '7k2qm-x4t9d' }]);
  });

  it('says what was refused, keeps the number, and does not send the same code again', async () => {
    const { user, fake } = await openDoor('Admin account here', { VerifyAuthenticator: refused });
    await fill(user, screen.getByLabelText(/mobile number/i), '9876543210');
    await user.click(screen.getByRole('button', { name: USE_APP }));
    await fill(user, await screen.findByLabelText('Code of the app'), '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: The code is wrong or was used already.');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(tries(fake)).toHaveLength(1);
    expect(screen.getByLabelText(/mobile number/i)).toHaveValue('9876543210');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeVisible();
    expect(screen.getByLabelText(/mobile number/i)).toHaveValue('9876543210');
  });

  it('says when no answer came', async () => {
    const { user } = await openDoor('Admin account here', { VerifyAuthenticator: new TypeError('Failed to fetch') });
    await fill(user, screen.getByLabelText(/mobile number/i), '9876543210');
    await user.click(screen.getByRole('button', { name: USE_APP }));
    await fill(user, await screen.findByLabelText('Code of the app'), '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('The code could not be checked.');
  });

  it('is named first after a message could not be sent, with what was typed', async () => {
    const { user } = await openDoor('Admin account here', {
      SendOtp: refusal('The message could not be sent.', 'SMS_FAILED'),
    });
    const order = () =>
      screen
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((name) => name === USE_APP || name === 'Send OTP');
    expect(order()).toEqual(['Send OTP', USE_APP]);
    await sendTo(user, '9876543210');
    expect(await screen.findByRole('alert')).toHaveTextContent('The message could not be sent.');
    expect(order()).toEqual([USE_APP, 'Send OTP']);
    await user.click(screen.getByRole('button', { name: USE_APP }));
    expect(await screen.findByLabelText('Code of the app')).toBeVisible();
    expect(screen.getByLabelText(/mobile number/i)).toHaveValue('9876543210');
  });

  it('is offered while a message is waited for', async () => {
    const { user } = await openDoor('Team of the clinic? Sign in here', { SendOtp: sentOtp });
    await sendTo(user, '9876543210');
    await screen.findByLabelText(/one-time password/i);
    await user.click(screen.getByRole('button', { name: USE_APP }));
    expect(await screen.findByLabelText('Code of the app')).toBeVisible();
  });
});

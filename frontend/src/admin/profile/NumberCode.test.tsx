import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authenticator } from '../../../test/authenticator.fixture';
import { fakeServer, refusal, type FakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';

const { admin } = accounts;
const newNumber = '+919876500000';
const held = { ...admin, mobileNumber: newNumber, pendingNumber: null };

afterEach(() => vi.unstubAllGlobals());

/** Answers PATCH /users in turn; keeps the numbers that were sent. */
function answerSaves(...answers: readonly Response[]) {
  const left = [...answers];
  const numbers: unknown[] = [];
  vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
    if (init?.body instanceof FormData) numbers.push(init.body.get('phoneNumber'));
    return left.shift() ?? Response.error();
  });
  return numbers;
}
const savedBut = (pendingNumber: string | null) => Response.json({ message: '', data: { pendingNumber } });

function openPending(answers: Parameters<typeof fakeServer>[0] = {}): FakeServer {
  const me = { ...admin, pendingNumber: newNumber };
  const server = fakeServer({
    Me: { data: { me: admin } },
    AdminProfile: { data: { me } },
    OwnAuthenticator: authenticator(),
    ...answers,
  });
  renderRoute('/admin/profile', server);
  return server;
}
const code = () => screen.findByLabelText('One-time password (OTP)');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function enter(digits: string) {
  await userEvent.type(await code(), digits);
  await press('Verify number');
}
const success = () => screen.queryByText('Profile updated successfully!');

describe('a new number', () => {
  it('asks for its code in place of the form, and no success is told before it holds', async () => {
    const numbers = answerSaves(savedBut(newNumber));
    const me = { ...admin, pendingNumber: null };
    const verify = { data: { verifyNumber: held } };
    const server = fakeServer({ Me: { data: { me: admin } }, AdminProfile: { data: { me } }, VerifyNumber: verify });
    renderRoute('/admin/profile', server);
    const phone = await screen.findByLabelText('Phone number');
    await userEvent.clear(phone);
    await userEvent.type(phone, '98765 00000');
    await press('Update Profile');
    expect(await code()).toHaveFocus();
    expect(screen.getByText('+91 98765 00000')).toBeVisible();
    expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument();
    expect(success()).not.toBeInTheDocument();

    await enter('123 456');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(server.calls.at(-1)).toEqual({ operation: 'VerifyNumber', variables: { otp: '123456' } });
    expect(await screen.findByLabelText('Phone number')).toHaveValue('+91 98765 00000');
    expect(numbers).toEqual(['9876500000']);
  });

  it('still asks for it after a reload', async () => {
    openPending();
    expect(await code()).toBeVisible();
  });
});

describe('the code', () => {
  it.each([
    ['wrong', refusal('The code is wrong or has expired.', 'WRONG_OTP'), 'The code is wrong or has expired.'],
    ['without an answer', new TypeError('Failed to fetch'), 'Failed to update profile'],
  ])('that is %s is said so, and can be tried again', async (_what, answer, sentence) => {
    const answers = [answer, { data: { verifyNumber: held } }];
    openPending({ VerifyNumber: () => answers.shift() ?? new Error('asked too often') });
    await enter('111111');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(success()).not.toBeInTheDocument();
    await userEvent.clear(await code());
    await enter('123456');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  });

  it('of a number that another account has leads back to the form, with the reason', async () => {
    openPending({ VerifyNumber: refusal('Another account has this phone number.', 'ALREADY_EXISTS') });
    await enter('123456');
    expect(await screen.findByText('Another account has this phone number.')).toBeVisible();
    expect(await screen.findByLabelText('Phone number')).toHaveValue('+91 98765 43210');
    expect(success()).not.toBeInTheDocument();
  });

  it('stays as it was typed while one signs in again over the page, when the session is gone', async () => {
    let me: unknown = admin;
    openPending({ Me: () => ({ data: { me } }), VerifyNumber: refusal('Please sign in first.', 'UNAUTHENTICATED') });
    const input = await code();
    me = null;
    await enter('123456');
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
    expect(input).toHaveValue('123456');
    expect(success()).not.toBeInTheDocument();
  });

  it('stays as it was typed while one signs in again over the page, when a new one needs a younger sign-in', async () => {
    const message = 'For your safety, please sign in again before you change the phone number.';
    answerSaves(Response.json({ message, code: 'RECENT_SIGN_IN_REQUIRED' }, { status: 403 }));
    openPending();
    await userEvent.type(await code(), '123');
    await press('Send a new code');
    expect(await screen.findByText(new RegExp(`^${message}`))).toBeVisible();
    expect(screen.getByLabelText('One-time password (OTP)')).toHaveValue('123');
  });

  it('is sent again by the same call, which may be refused', async () => {
    const message = 'Please wait 60 seconds before you ask for another code.';
    const tooSoon = Response.json({ message, code: 'RATE_LIMITED' }, { status: 429 });
    const numbers = answerSaves(tooSoon, savedBut(newNumber));
    openPending();
    await code();
    await press('Send a new code');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await press('Send a new code');
    expect(await screen.findByText('A new code was sent to +91 98765 00000.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(numbers).toEqual(['9876500000', '9876500000']);
  });

  it('is no longer asked for after a change of mind, of which the server is told', async () => {
    const numbers = answerSaves(savedBut(null));
    openPending();
    await code();
    await press('Keep the present number');
    expect(await screen.findByLabelText('Phone number')).toHaveValue('+91 98765 43210');
    await waitFor(() => expect(numbers).toEqual(['9876543210']));
    expect(success()).not.toBeInTheDocument();
  });
});

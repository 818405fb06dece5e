import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadFile } from '../downloads/download-file';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { endedText, open } from '../../test/ending-session.fixture';
import { verified } from '../../test/login-drawer.fixture';
import { accounts } from '../../test/render-route';
import { reauthenticate } from './reauthentication';

const neighbour = { ...accounts.admin, id: 'a2', fullName: 'Sunita Devi' };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stubs the REST call that saves the profile: 401 for as long as nobody is signed in. */
function saving(server: ReturnType<typeof fakeServer>) {
  const signedInAgain = () => server.calls.some(({ operation }) => operation === 'VerifyOtp');
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit) => {
    if (init.body instanceof FormData) sent.push(init.body.get('fullName'));
    return signedInAgain()
      ? Response.json({ message: 'Profile updated successfully!', data: {} })
      : Response.json({ message: 'Please sign in first.', code: 'UNAUTHENTICATED' }, { status: 401 });
  });
  return sent;
}

async function typeAndSave() {
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Anita V. Verma' } });
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));
  await screen.findByText(endedText);
}

async function signIn() {
  expect(screen.getByLabelText('Admin mobile number')).toHaveValue('9876543210');
  await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
  fireEvent.change(await screen.findByLabelText(/one-time password/i), { target: { value: '123456' } });
}

it('signs in over the open form, and what was refused goes on by itself', async () => {
  const { server, router, end, tabs } = await open();
  const sent = saving(server);
  end();
  await typeAndSave();
  expect(screen.queryByText(/signed out/i)).toBeNull();
  await signIn();
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(sent).toEqual(['Anita V. Verma', 'Anita V. Verma']);
  expect(router.state.location.pathname).toBe('/admin/profile');
  expect(screen.queryByText(endedText)).toBeNull();
  expect(tabs.tell).toHaveBeenCalledOnce();
});

const tooOld = 'For your safety, please sign in again before you change the phone number.';

/** Stubs the REST call that saves the profile: refused until somebody signs in again. */
function refusingOldSignIns(server: ReturnType<typeof fakeServer>) {
  const signedInAgain = () => server.calls.some(({ operation }) => operation === 'VerifyOtp');
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit) => {
    if (init.body instanceof FormData) sent.push(init.body.get('phoneNumber'));
    return signedInAgain()
      ? Response.json({ message: 'Enter the code.', data: { pendingNumber: '+919812345670' } })
      : Response.json({ message: tooOld, code: 'RECENT_SIGN_IN_REQUIRED' }, { status: 403 });
  });
  return sent;
}

async function changeNumber() {
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '98123 45670' } });
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));
  await screen.findByText(new RegExp(`^${tooOld}`));
}

it('signs in again over the open form when the sign-in is too old for a change, which then goes on (AU-9)', async () => {
  const { server, router } = await open();
  const sent = refusingOldSignIns(server);
  await changeNumber();
  expect(screen.queryByText(endedText)).toBeNull();
  expect(screen.getByLabelText('Phone number')).toHaveValue('98123 45670');
  await signIn();
  expect(await screen.findByText(/We sent a six-digit code to/)).toHaveTextContent('+91 98123 45670');
  expect(sent).toEqual(['9812345670', '9812345670']);
  expect(router.state.location.pathname).toBe('/admin/profile');
});

it('a sign-in for such a change that is closed signs nobody out, and is offered with the next try', async () => {
  const { server } = await open();
  const sent = refusingOldSignIns(server);
  await changeNumber();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(tooOld)).toBeVisible();
  expect(screen.queryByText(/^You are signed out/)).toBeNull();
  await changeNumber();
  await signIn();
  await screen.findByText(/We sent a six-digit code to/);
  expect(sent).toHaveLength(3);
});

it('a sign-in of another account in its place has ended the former one', async () => {
  const { server } = await open({ VerifyOtp: verified(neighbour) });
  refusingOldSignIns(server);
  await changeNumber();
  await signIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/^You are signed out/)).toBeVisible();
});

it('the end of the session is what is said when both are so', async () => {
  const { server, end } = await open();
  refusingOldSignIns(server);
  await changeNumber();
  end();
  await act(async () => void reauthenticate.open());
  expect(screen.getByText(endedText)).toBeVisible();
  await act(async () => void reauthenticate.open(tooOld));
  expect(screen.getByText(endedText)).toBeVisible();
});

it('a GraphQL call that needs a younger sign-in waits for it, and others with it', async () => {
  let isOld = true;
  const { server, router } = await open({
    Patients: () => {
      const answer = isOld ? refusal(tooOld, 'RECENT_SIGN_IN_REQUIRED') : refusal('Enough.', 'INTERNAL');
      isOld = false;
      return answer;
    },
    Payments: refusal('Enough.', 'INTERNAL'),
  });
  const asked = () =>
    server.calls.map(({ operation }) => operation).filter((name) => name === 'Patients' || name === 'Payments');
  await act(() => router.navigate('/admin/patient-record'));
  await screen.findByText(new RegExp(`^${tooOld}`));
  await act(() => router.navigate('/admin/payment'));
  expect(asked()).toEqual(['Patients']);
  await signIn();
  await waitFor(() => expect(asked()).toEqual(['Patients', 'Payments']));
  await act(() => router.navigate('/admin/patient-record'));
  expect(await screen.findByText(/Failed to fetch patients/)).toBeVisible();
});

it('says what is true when the sign-in is closed, and opens it again', async () => {
  const { server, end } = await open();
  saving(server);
  end();
  await typeAndSave();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/^You are signed out. This page is still open/)).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveValue('Anita V. Verma');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  await screen.findByText(endedText);
  await signIn();
  await waitFor(() => expect(screen.queryByText(endedText)).toBeNull());
  expect(screen.getByLabelText('Full name')).toHaveValue('Anita V. Verma');
});

it('leaves the page for good on demand', async () => {
  const { server, router, end } = await open();
  saving(server);
  end();
  await typeAndSave();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the page' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it.each([
  ['Leave the page', '/admin'],
  ['Sign in as Anita Verma instead', '/admin/profile'],
])('asks before the page is left for another account: %s', async (button, address) => {
  const { server, router, end } = await open({ VerifyOtp: verified(neighbour) });
  const sent = saving(server);
  end();
  await typeAndSave();
  await signIn();
  expect(await screen.findByText(/What was typed on it and not saved is lost/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/profile');
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
  if (address === '/admin') expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  else expect(await screen.findByLabelText('Admin mobile number')).toHaveValue('9876543210');
  expect(sent).toEqual(['Anita V. Verma']);
});

it('goes on when another tab signs the same account in', async () => {
  const { server, end, signInElsewhere } = await open();
  saving(server);
  end();
  await typeAndSave();
  signInElsewhere();
  await waitFor(() => expect(screen.queryByText(endedText)).toBeNull());
});

it.each([
  ['that ended', 'UNAUTHENTICATED', 'Please sign in first.', endedText],
  ['that was too old', 'RECENT_SIGN_IN_REQUIRED', tooOld, new RegExp(`^${tooOld}`)],
])('sends a GraphQL call again as it was after a session %s', async (_what, code, sentence, words) => {
  let isEnded = true;
  const { server, router } = await open({
    Patients: () => {
      const answer = isEnded ? refusal(sentence, code) : refusal('Enough.', 'INTERNAL');
      isEnded = false;
      return answer;
    },
  });
  await act(() => router.navigate('/admin/patient-record?search=Sunita'));
  await screen.findByText(words);
  await signIn();
  await screen.findByText(/Failed to fetch patients/);
  const asked = server.calls.filter(({ operation }) => operation === 'Patients');
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

it('a download goes on after the sign-in, too; a wrong code, which is 401 as well, opens none', async () => {
  const { server, end } = await open();
  saving(server);
  end();
  const ended = downloadFile('/api/v1/payments/export', 'payments_export.csv');
  const saved = vi.fn(() => 'blob:file');
  URL.createObjectURL = saved;
  URL.revokeObjectURL = () => undefined;
  await screen.findByText(endedText);
  await signIn();
  await ended;
  expect(saved).toHaveBeenCalledOnce();
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Wrong.', code: 'WRONG_OTP' }, { status: 401 }));
  await expect(downloadFile('/api/v1/payments/export', 'payments_export.csv')).rejects.toMatchObject({
    failure: { code: 'WRONG_OTP' },
  });
  expect(screen.queryByText(endedText)).toBeNull();
});

describe('an answer of the former session that comes after the sign-in opens no other one, and what asked goes on', () => {
  async function signInOver() {
    await act(async () => void reauthenticate.open());
    await signIn();
    await waitFor(() => expect(screen.queryByText(endedText)).toBeNull());
  }

  it('in GraphQL', async () => {
    const late = Promise.withResolvers<Answer>();
    const answers = [late.promise];
    const { server, router } = await open({ Patients: () => answers.shift() ?? refusal('Enough.', 'INTERNAL') });
    await act(() => router.navigate('/admin/patient-record'));
    await signInOver();
    late.resolve(refusal('Please sign in first.', 'UNAUTHENTICATED'));
    expect(await screen.findByText(/Failed to fetch patients/)).toBeVisible();
    expect(server.calls.filter(({ operation }) => operation === 'Patients')).toHaveLength(2);
    expect(screen.queryByText(endedText)).toBeNull();
  });

  it('in REST', async () => {
    await open();
    const late = Promise.withResolvers<Response>();
    const answers = [late.promise];
    vi.stubGlobal('fetch', async () => answers.shift() ?? new Response('a file'));
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    const download = downloadFile('/api/v1/payments/export', 'payments_export.csv');
    await signInOver();
    late.resolve(Response.json({ message: 'Please sign in first.', code: 'UNAUTHENTICATED' }, { status: 401 }));
    await download;
    expect(screen.queryByText(endedText)).toBeNull();
  });
});

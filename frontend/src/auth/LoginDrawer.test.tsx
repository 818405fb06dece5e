import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { fill, open, sendTo, sentOtp, server, verified, verify } from '../../test/login-drawer.fixture';
import { accounts, renderRoute, renderRouter } from '../../test/render-route';
import { routes } from '../routes';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const toAdminMode = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Admin account here' }));
const lastVariables = (fake: ReturnType<typeof fakeServer>) => fake.calls.at(-1)?.variables;

describe('in user mode', () => {
  it('asks for the number, with the consent box ticked and sent nowhere', async () => {
    const { user, fake } = await open({ SendOtp: sentOtp });
    const phone = screen.getByLabelText('Mobile number');
    expect(phone).toBeRequired();
    expect(phone).toHaveAttribute('name', 'phoneNumber');
    expect(phone).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByRole('checkbox', { name: /health tips, appointment details and offers/ })).toBeChecked();
    await sendTo(user, '9876543210');
    await screen.findByLabelText(/one-time password/i);
    expect(lastVariables(fake)).toEqual({ door: 'USER', phoneNumber: '+919876543210' });
  });

  it('asks whether to stay signed in on this phone, unticked, and sends it with the code once it is ticked (AU-3)', async () => {
    const { user, fake } = await open({ SendOtp: sentOtp, VerifyOtp: verified(accounts.patient) });
    const keep = screen.getByRole('checkbox', { name: 'Keep me signed in on this phone' });
    expect(keep).not.toBeChecked();
    expect(keep).toHaveAccessibleDescription('Only on a phone that nobody else uses.');
    await user.click(keep);
    await sendTo(user, '9876543210');
    await verify(user, '123456');
    const variables = { door: 'USER', phoneNumber: '+919876543210', otp: '123456', keepSignedIn: true };
    await waitFor(() =>
      expect(fake.calls).toContainEqual(expect.objectContaining({ operation: 'VerifyOtp', variables })),
    );
  });

  it('asks neither admins nor staff whether to stay signed in (AU-3)', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Team of the clinic? Sign in here' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Login as a user/ }));
    await toAdminMode(user);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each(['98765 43210', '+91 98765-43210', '09876543210', '(+91) 9876543210'])(
    'sends %s with +91 once in front',
    async (typed) => {
      const { user, fake } = await open({ SendOtp: sentOtp });
      await sendTo(user, typed);
      await screen.findByLabelText(/one-time password/i);
      expect(lastVariables(fake)).toMatchObject({ phoneNumber: '+919876543210' });
    },
  );

  it('takes a pasted code with spaces', async () => {
    const { user, fake } = await open({ SendOtp: sentOtp, VerifyOtp: verified(accounts.patient) });
    await sendTo(user, '9876543210');
    const otp = await screen.findByLabelText(/one-time password/i);
    expect(otp).toBeRequired();
    expect(otp).toHaveAttribute('name', 'otp');
    expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
    expect(otp).toHaveFocus();
    await user.paste('123 456');
    await waitFor(() =>
      expect(fake.calls).toContainEqual(
        expect.objectContaining({
          operation: 'VerifyOtp',
          variables: { door: 'USER', phoneNumber: '+919876543210', otp: '123456', keepSignedIn: false },
        }),
      ),
    );
  });

  it('navigates to /user with the user in navigation state, in place of /login', async () => {
    const { user, router } = await open({ SendOtp: sentOtp, VerifyOtp: verified(accounts.patient) });
    await sendTo(user, '9876543210');
    await verify(user, '123456');
    expect(await screen.findByText('Ramesh Srivastava', { selector: 'strong' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/user', state: { user: { id: 'p1' } } });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('leaves the own page of an account in Hindi to the server, which has it in Hindi', async () => {
    const { user, router } = await open({ SendOtp: sentOtp, VerifyOtp: verified(accounts.patient, 'Hindi') });
    const replace = vi.fn<(path: string) => void>();
    vi.stubGlobal('location', { replace });
    await sendTo(user, '9876543210');
    await verify(user, '123456');
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/user'));
    expect(document.cookie).toContain('language=hi');
    expect(router.state.location.pathname).toBe('/login');
  });

  it.each<[string, Answer, string]>([
    ['a refusal', refusal('Too many codes were sent.', 'RATE_LIMITED'), 'Error: Too many codes were sent.'],
    [
      'a refusal from before GraphQL',
      new Response('{"message":"Too many requests.","code":"RATE_LIMITED"}', { status: 429 }),
      'Error: Too many requests.',
    ],
    [
      'an unparseable answer',
      new Response('<html>Bad gateway</html>', { status: 502 }),
      'Server returned an invalid response. Please try again later.',
    ],
    [
      'an unparseable answer that says OK',
      new Response('<html></html>'),
      'Server returned an invalid response. Please try again later.',
    ],
    ['a lost network', new TypeError('Failed to fetch'), 'An error occurred: Failed to fetch'],
  ])('after %s to send-otp, alerts and stays at the phone step', async (_what, answer, text) => {
    const { user } = await open({ SendOtp: answer });
    await sendTo(user, '9876543210');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9876543210');
  });

  it.each<[string, Answer, string]>([
    ['a wrong code', refusal('The code is wrong.', 'WRONG_OTP'), 'Error: The code is wrong.'],
    ['an unparseable answer', new Response('<html>'), 'Failed to verify OTP. Please try again later.'],
    ['a lost network', new TypeError('Failed to fetch'), 'Failed to verify OTP. Please try again later.'],
  ])('after %s to verify-otp, alerts until dismissed and stays at the otp step', async (_what, answer, text) => {
    const { user } = await open({ SendOtp: sentOtp, VerifyOtp: answer });
    await sendTo(user, '9876543210');
    await verify(user, '000000');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText(/one-time password/i)).toBeVisible();
  });

  it('sends six digits once, however they come, and what was refused not again', async () => {
    const answers = [refusal('The code is wrong.', 'WRONG_OTP'), new TypeError('Failed to fetch')];
    const { user, fake } = await open({
      SendOtp: sentOtp,
      VerifyOtp: () => answers.shift() ?? verified(accounts.user),
    });
    await sendTo(user, '9876543210');
    const tries = () =>
      fake.calls.filter(({ operation }) => operation === 'VerifyOtp').map(({ variables }) => variables['otp']);
    await verify(user, '12345');
    expect(tries()).toEqual([]);
    await user.keyboard('6{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: The code is wrong.');
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
    expect(tries()).toHaveLength(1);
    await user.clear(screen.getByLabelText(/one-time password/i));
    await verify(user, '654321');
    await screen.findByText('Failed to verify OTP. Please try again later.');
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
    await waitFor(() => expect(tries()).toEqual(['123456', '654321', '654321']));
  });

  it('clears the code by the back arrow', async () => {
    const { user } = await open({ SendOtp: sentOtp });
    await sendTo(user, '9876543210');
    await fill(user, await screen.findByLabelText(/one-time password/i), '123');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9876543210');
    await user.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(await screen.findByLabelText(/one-time password/i)).toHaveValue('');
  });

  it('offers another code only when the wait is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const waiting = { message: 'A code is on its way.', expiresInSeconds: 300, resendAfterSeconds: 60 };
    const { user } = await open({ SendOtp: { data: { sendOtp: { __typename: 'OtpSent', ...waiting } } } });
    await sendTo(user, '9876543210');
    expect(await screen.findByRole('button', { name: 'Resend OTP in 60 s' })).toBeDisabled();
  });

  it('counts down to another code, and sends it on demand', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { user, fake } = await open({ SendOtp: sentOtp });
    await sendTo(user, '9876543210');
    expect(await screen.findByRole('button', { name: 'Resend OTP in 30 s' })).toBeDisabled();
    act(() => void vi.advanceTimersByTime(29_000));
    expect(screen.getByRole('button', { name: 'Resend OTP in 1 s' })).toBeDisabled();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByText('A new code was sent.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    expect((await screen.findByText('A new code was sent.')).closest('output')).toBeVisible();
    expect(fake.calls.filter(({ operation }) => operation === 'SendOtp')).toHaveLength(2);
  });
});

describe('in admin mode', () => {
  it('sends the number without a prefix and lands on /admin with the success alert', async () => {
    const { user, router, fake } = await open({ SendOtp: sentOtp, VerifyOtp: verified(accounts.admin) });
    await toAdminMode(user);
    await sendTo(user, '98765 43210');
    await screen.findByLabelText(/one-time password/i);
    expect(lastVariables(fake)).toEqual({ door: 'ADMIN', phoneNumber: '9876543210' });
    await verify(user, '123456');
    // It goes by itself: before the dashboard is there, where that takes long to load.
    const success = await screen.findByText('Admin login successful! Redirecting to admin dashboard...');
    expect(screen.getAllByRole('status').some((region) => region.contains(success))).toBe(true);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each(['Back', 'Not an admin? Login as a user'])('returns to user mode by "%s"', async (name) => {
    const { user } = await open();
    await toAdminMode(user);
    expect(screen.getByRole('dialog', { name: 'Admin sign in' })).toBeVisible();
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('dialog', { name: 'Sign in or sign up' })).toBeVisible();
  });

  it.each<[string, Answer, string]>([
    ['Admin not found', refusal('Admin not found', 'ADMIN_NOT_FOUND'), 'You are not authorized as an admin.'],
    ['another refusal', refusal('Too many codes.', 'RATE_LIMITED'), 'Error: Too many codes.'],
    ['an unparseable answer', new Response('<html>'), 'Failed to send OTP to admin. Please try again later.'],
    ['a lost network', new TypeError('no'), 'Failed to send OTP to admin. Please try again later.'],
  ])('after %s to send-otp, alerts', async (_what, answer, text) => {
    const { user } = await open({ SendOtp: answer });
    await toAdminMode(user);
    await sendTo(user, '9876543210');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it.each<[string, Answer, string]>([
    ['Admin not found', refusal('Admin not found', 'ADMIN_NOT_FOUND'), 'You are not authorized as an admin.'],
    ['a wrong code', refusal('The code is wrong.', 'WRONG_OTP'), 'Error: The code is wrong.'],
    ['a lost network', new TypeError('no'), 'Failed to verify admin OTP. Please try again later.'],
  ])('after %s to verify-otp, alerts', async (_what, answer, text) => {
    const { user } = await open({ SendOtp: sentOtp, VerifyOtp: answer });
    await toAdminMode(user);
    await sendTo(user, '9876543210');
    await verify(user, '000000');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('closing', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('goes back one step in history, and the drawer opens afresh', async () => {
    window.history.replaceState(null, '', '/pricing');
    const user = userEvent.setup();
    const router = createBrowserRouter(routes);
    renderRouter(router, server({}));
    await user.click(await screen.findByRole('link', { name: 'SignUp' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveFocus());
    await toAdminMode(user);
    await fill(user, screen.getByLabelText(/mobile number/i), '98765');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    expect(window.location.pathname).toBe('/pricing');
    expect(screen.getByRole('link', { name: 'SignUp' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'SignUp' }));
    await screen.findByRole('dialog', { name: 'Sign in or sign up' });
    expect(screen.getByLabelText('Mobile number')).toHaveValue('');
    router.dispose();
  });

  it('opens the landing screen in its place when there is no step back', async () => {
    window.history.replaceState(null, '', '/login');
    const user = userEvent.setup();
    const router = createBrowserRouter(routes);
    renderRouter(router, server({}));
    const entries = window.history.length;
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(window.history).toHaveLength(entries);
    router.dispose();
  });
});

it('spares a signed-in user another code', async () => {
  renderRoute('/login', fakeServer({ Me: { data: { me: accounts.admin } } }));
  expect(await screen.findByRole('link', { name: 'Go to your page' })).toHaveAttribute('href', '/admin');
});

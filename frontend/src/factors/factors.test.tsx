import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticator } from '../../test/authenticator.fixture';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { fill, open, sendTo, sentOtp, verified, verify } from '../../test/login-drawer.fixture';
import { accounts, renderRoute } from '../../test/render-route';

const browser = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => browser);

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  browser.startRegistration.mockResolvedValue({ id: 'made' });
  browser.startAuthentication.mockResolvedValue({ id: 'used' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const factor = (change: object = {}) => ({
  __typename: 'Factor',
  id: 'f',
  kind: 'PASSKEY',
  name: 'Mac',
  addedAt: '2026-11-20T06:30:00.000Z',
  lastUsedAt: null,
  ...change,
});
const own = (change: object = {}): Answer => ({
  data: {
    myFactors: { __typename: 'MyFactors', step: 'WHOLE', methods: [], isRequired: false, factors: [], ...change },
  },
});
const confirmed = { data: { verifySecondFactor: { ...accounts.admin, language: 'English' } } };
const sent = (server: { calls: readonly { operation: string; variables: object }[] }, name: string) =>
  server.calls.filter(({ operation }) => operation === name).map(({ variables }) => variables);

describe('the second step of a sign-in', () => {
  const half = { step: 'SECOND_FACTOR', methods: ['PASSKEY', 'APP'], isRequired: true };
  /** The drawer after the code by text message was right. */
  async function atDoor(answers: Parameters<typeof fakeServer>[0]) {
    const opened = await open({
      SendOtp: sentOtp,
      VerifyOtp: verified(accounts.admin),
      BeginSecondFactor: { data: { beginSecondFactor: { challenge: 'c' } } },
      VerifySecondFactor: confirmed,
      ...answers,
    });
    await opened.user.click(screen.getByRole('button', { name: 'Admin account here' }));
    await sendTo(opened.user, '9876543210');
    await verify(opened.user, '123456');
    return opened;
  }

  it('is not asked of patients: their sign-in sends nothing more', async () => {
    const { user, fake, router } = await open({ SendOtp: sentOtp, VerifyOtp: verified(accounts.patient) });
    await sendTo(user, '9876543210');
    await verify(user, '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
    expect(sent(fake, 'OwnFactors')).toEqual([]);
  });

  it('is passed over where the session is whole', async () => {
    const { router, fake } = await atDoor({ OwnFactors: own() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(sent(fake, 'VerifySecondFactor')).toEqual([]);
  });

  it('confirms with a passkey, and not before', async () => {
    const { router, fake, user } = await atDoor({ OwnFactors: own(half) });
    const button = await screen.findByRole('button', { name: 'Confirm with a passkey' });
    expect(router.state.location.pathname).toBe('/login');
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(browser.startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
    expect(sent(fake, 'VerifySecondFactor')).toEqual([{ method: 'PASSKEY', answer: '{"id":"used"}' }]);
  });

  it('shows the profile that comes with the confirmation, which the first step did not bring', async () => {
    const { router, user } = await atDoor({
      OwnFactors: own(half),
      VerifyOtp: verified({ ...accounts.admin, fullName: '' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm with a passkey' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(await screen.findAllByText(/Anita Verma/)).not.toEqual([]);
  });

  it('says that a passkey was not used, and takes a code of the app instead; a wrong one is cleared', async () => {
    browser.startAuthentication.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const answers = [refusal('The code is wrong.', 'WRONG_OTP'), confirmed];
    const { router, user } = await atDoor({
      OwnFactors: own(half),
      VerifySecondFactor: () => answers.shift() ?? confirmed,
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm with a passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The passkey was not used. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
    await fill(user, screen.getByLabelText(/code of the app/i), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/The code is wrong/)).toBeVisible();
    expect(screen.getByLabelText(/code of the app/i)).toHaveValue('');
    await fill(user, screen.getByLabelText(/code of the app/i), '654321');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  });

  it('adds a passkey where there is none, and confirms with it', async () => {
    const states = [own({ step: 'ENROLMENT', isRequired: true }), own({ ...half, methods: ['PASSKEY'] })];
    const { router, fake, user } = await atDoor({
      OwnFactors: () => states.shift() ?? own({ ...half, methods: ['PASSKEY'] }),
      BeginPasskey: { data: { beginPasskey: { challenge: 'n' } } },
      AddPasskey: { data: { addPasskey: { __typename: 'Factor', id: 'f' } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm with a passkey' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(sent(fake, 'AddPasskey')).toEqual([{ response: '{"id":"made"}', name: expect.any(String) }]);
  });
});

describe('the own passkeys', () => {
  function openAccount(answers: Parameters<typeof fakeServer>[0]) {
    const server = fakeServer({
      Me: { data: { me: accounts.doctor } },
      OwnAuthenticator: authenticator(),
      BeginPasskey: { data: { beginPasskey: { challenge: 'n' } } },
      AddPasskey: { data: { addPasskey: { __typename: 'Factor', id: 'f' } } },
      RemoveFactor: { data: { removeFactor: true } },
      BeginSecondFactor: { data: { beginSecondFactor: { challenge: 'c' } } },
      VerifySecondFactor: confirmed,
      ...answers,
    });
    renderRoute('/doctor/account', server);
    return server;
  }
  const card = async (name = 'Passkeys') => within(await screen.findByRole('region', { name }));

  it('are added and listed', async () => {
    const states = [own(), own({ methods: ['PASSKEY'], factors: [factor()] })];
    openAccount({ OwnFactors: () => states.shift() ?? own({ factors: [factor()] }) });
    await userEvent.click(await (await card()).findByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('Added on 20 Nov 2026, not used yet')).toBeVisible();
    expect(browser.startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'n' } });
  });

  it('are removed once a factor has confirmed it', async () => {
    const states = [own({ methods: ['PASSKEY'], factors: [factor()] }), own()];
    const server = openAccount({ OwnFactors: () => states.shift() ?? own() });
    await userEvent.click(await (await card()).findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove passkey' }));
    expect(sent(server, 'RemoveFactor')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm with a passkey' }));
    await waitFor(() => expect(sent(server, 'RemoveFactor')).toEqual([{ id: 'f' }]));
    expect(await screen.findByText('The passkey was removed.')).toBeVisible();
  });

  describe('and the app, of who has a factor already', () => {
    const needed =
      'For your safety, please confirm with your authenticator app or passkey before you change your factors.';
    /** The server refuses an operation until a factor has confirmed. */
    function openUnconfirmed(operation: string, answer: Answer, user: object = accounts.doctor) {
      let isConfirmed = false;
      const states = [own()];
      return openAccount({
        // It was added after the page was opened.
        OwnFactors: () => states.shift() ?? own({ methods: ['PASSKEY'], factors: [factor()] }),
        VerifySecondFactor: () => {
          isConfirmed = true;
          return { data: { verifySecondFactor: { ...user, language: 'English' } } };
        },
        [operation]: () => (isConfirmed ? answer : refusal(needed, 'RECENT_SIGN_IN_REQUIRED')),
      });
    }
    const confirm = async () => {
      expect(await screen.findByText(new RegExp(`^${needed}`))).toBeVisible();
      await userEvent.click(await screen.findByRole('button', { name: 'Confirm with a passkey' }));
    };

    it('the app is set up once a factor has confirmed', async () => {
      const setup = { __typename: 'AuthenticatorSetup', secret: 'GEZDGNBV', uri: 'otpauth://totp/X:Y?secret=GEZDGNBV' };
      openUnconfirmed('BeginAuthenticator', { data: { beginAuthenticator: setup } });
      await userEvent.click(await (await card('Authenticator app')).findByRole('button', { name: 'Set up' }));
      await confirm();
      expect(await screen.findByText('Scan with an authenticator app')).toBeVisible();
    });

    it('a passkey is added once a factor has confirmed', async () => {
      const server = openUnconfirmed('BeginPasskey', { data: { beginPasskey: { challenge: 'n' } } });
      await userEvent.click(await (await card()).findByRole('button', { name: 'Add a passkey' }));
      await confirm();
      await waitFor(() => expect(sent(server, 'AddPasskey')).toHaveLength(1));
    });

    it('a confirmation of another account, signed in in another tab, continues nothing and asks which one goes on', async () => {
      const server = openUnconfirmed('BeginPasskey', { data: { beginPasskey: { challenge: 'n' } } }, accounts.admin);
      await userEvent.click(await (await card()).findByRole('button', { name: 'Add a passkey' }));
      await confirm();
      expect(await screen.findByRole('button', { name: /Sanjay Rao/ })).toBeVisible();
      expect(sent(server, 'BeginPasskey')).toHaveLength(1);
      expect(sent(server, 'AddPasskey')).toEqual([]);
    });
  });

  it('are not offered where the browser knows none', async () => {
    vi.unstubAllGlobals();
    openAccount({ OwnFactors: own() });
    expect(await (await card()).findByText('This browser knows no passkeys.')).toBeVisible();
  });

  it('where one is signed in: device, network, time; and signs out elsewhere', async () => {
    const place = {
      __typename: 'Session',
      id: '1',
      isCurrent: true,
      device: 'Chrome on Android',
      network: '203.0.113.…',
      isThisNetwork: true,
      signedInAt: '2026-11-20T06:30:00.000Z',
      lastSeenAt: '2026-11-20T06:40:00.000Z',
    };
    const server = openAccount({
      StaffPlaces: {
        data: {
          mySessions: [
            place,
            { ...place, id: '2', isCurrent: false, device: '', network: '198.51.100.…', isThisNetwork: false },
          ],
        },
      },
      EndOtherPlaces: { data: { endOtherSessions: 1 } },
    });
    const places = await card('Where you are signed in');
    const rows = (await places.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Chrome on Android \(this browser\)this network, since .*20 Nov/);
    expect(rows[1]).toMatch(/^Unknown devicenetwork 198\.51\.100\.…, since .*last used/);
    await userEvent.click(places.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(sent(server, 'EndOtherPlaces')).toHaveLength(1));
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authenticator, codes } from '../../test/authenticator.fixture';
import { fakeServer, refusal } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';

const setup = {
  __typename: 'AuthenticatorSetup',
  secret: 'GEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/X:Y?secret=GEZDGNBVGY3TQOJQ',
};
const CONFIRMED = '2026-11-20T06:30:00.000Z';

function open(answers: Parameters<typeof fakeServer>[0] = {}, name: 'doctor' | 'reception' = 'doctor') {
  const server = fakeServer({
    Me: { data: { me: accounts[name] } },
    OwnAuthenticator: authenticator(),
    BeginAuthenticator: { data: { beginAuthenticator: setup } },
    ConfirmAuthenticator: { data: { confirmAuthenticator: codes } },
    RemoveAuthenticator: { data: { removeAuthenticator: true } },
    ...answers,
  });
  renderRoute(name === 'doctor' ? '/doctor/account' : '/desk/account', server);
  return server.calls;
}
const card = async () => within(await screen.findByRole('region', { name: 'Authenticator app' }));
const press = async (name: string) => userEvent.click(await (await card()).findByRole('button', { name }));
const enter = async (label: RegExp, code: string) => {
  await userEvent.click((await card()).getByLabelText(label));
  await userEvent.paste(code);
};

afterEach(() => vi.restoreAllMocks());

describe('the own account', () => {
  it('has no authenticator at first, and sets one up: code to scan, key to type, recovery codes once', async () => {
    const states = [authenticator(), authenticator(CONFIRMED, 10)];
    const calls = open({ OwnAuthenticator: () => states.shift() ?? authenticator(CONFIRMED, 10) });
    await press('Set up');
    expect(await screen.findByText('Scan with an authenticator app')).toBeVisible();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    expect(screen.getByRole('link', { name: 'open the app' })).toHaveAttribute('href', setup.uri);
    await enter(/code of the app/i, '123 456');
    await press('Confirm');
    const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    expect(calls.find(({ operation }) => operation === 'ConfirmAuthenticator')?.variables).toEqual({ code: '123456' });
    await press('I have kept them');
    expect(await screen.findByText('Set up on 20 Nov 2026. 10 recovery codes are left.')).toBeVisible();
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  });

  it('copies and prints the recovery codes', async () => {
    userEvent.setup(); // jsdom has no clipboard
    open();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press('Set up');
    await enter(/code of the app/i, '123456');
    await press('Confirm');
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
    await press('Copy');
    expect(await screen.findByText('The recovery codes were copied.')).toBeVisible();
    expect(copy).toHaveBeenCalledWith(codes.join('\n'));
  });

  it('says that a code was wrong, clears it, and goes back without a change', async () => {
    open({ ConfirmAuthenticator: refusal('The code is wrong or was used already.', 'WRONG_OTP') }, 'reception');
    await press('Set up');
    await enter(/code of the app/i, '000000');
    await press('Confirm');
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong or was used already.');
    expect(screen.getByLabelText(/code of the app/i)).toHaveValue('');
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  });

  it('removes one by a recovery code', async () => {
    const states = [authenticator(CONFIRMED, 1), authenticator()];
    const calls = open({ OwnAuthenticator: () => states.shift() ?? authenticator() });
    expect(await screen.findByText(/One recovery code is left/)).toBeVisible();
    await press('Remove');
    await enter(/code of the app, or a recovery code/i, '7K2QM-X4T9D');
    await press('Remove');
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'RemoveAuthenticator')?.variables).toEqual({
        code: '7K2QM-X4T9D',
      }),
    );
    expect(await screen.findByText('The authenticator was removed.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  });

  it('that cannot be read says so', async () => {
    open({ OwnAuthenticator: new TypeError('Failed to fetch') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the authenticator');
  });
});

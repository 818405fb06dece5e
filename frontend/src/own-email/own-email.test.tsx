import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authenticator } from '../../test/authenticator.fixture';
import { fakeServer, refusal } from '../../test/fake-server';
import { accounts, renderRoute, renderRouter, routerAt } from '../../test/render-route';
import { OwnEmail } from './OwnEmail';

const CONFIRMED = '2026-11-20T06:30:00.000Z';
const own = (email: string | null, emailConfirmedAt: string | null = null, emailIsOffered = true) => ({
  data: { emailIsOffered, me: { __typename: 'User', id: accounts.doctor.id, email, emailConfirmedAt } },
});
const changed = (name: string, email: string, emailConfirmedAt: string | null) => ({
  data: { [name]: { __typename: 'User', id: accounts.doctor.id, email, emailConfirmedAt } },
});

function open(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({
    Me: { data: { me: accounts.doctor } },
    OwnAuthenticator: authenticator(),
    SendEmailCode: { data: { sendEmailCode: true } },
    ...answers,
  });
  renderRoute('/doctor/account', server);
  return server.calls;
}
const card = async () => within(await screen.findByRole('region', { name: 'E-mail' }));

afterEach(() => vi.restoreAllMocks());

describe('the own e-mail address', () => {
  it('is not offered where no e-mail is set up', async () => {
    open({ OwnEmail: own('a@example.org', null, false) });
    expect(await screen.findByRole('region', { name: 'Authenticator app' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'E-mail' })).not.toBeInTheDocument();
  });

  it('is entered where there is none, and then to be confirmed', async () => {
    const states = [own(null), own('a@example.org')];
    const calls = open({
      OwnEmail: () => states.shift() ?? own('a@example.org'),
      SaveOwnEmail: changed('updateProfile', 'a@example.org', null),
    });
    await userEvent.type((await card()).getByLabelText('E-mail address'), 'a@example.org');
    await userEvent.click((await card()).getByRole('button', { name: 'Save the address' }));
    expect(await (await card()).findByText(/not confirmed yet/)).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'SaveOwnEmail')?.variables).toEqual({
      email: 'a@example.org',
    });
  });

  it('is confirmed by the code that was sent; a wrong one is said, and the input stays', async () => {
    let isRight = false;
    open({
      OwnEmail: () => own('a@example.org', isRight ? CONFIRMED : null),
      ConfirmEmail: () =>
        isRight ? changed('confirmEmail', 'a@example.org', CONFIRMED) : refusal('The code is wrong.', 'WRONG_OTP'),
    });
    // A code may have been sent before the page was loaded.
    await userEvent.type(await (await card()).findByLabelText('Code from the e-mail'), '123456');
    await userEvent.click((await card()).getByRole('button', { name: 'Confirm' }));
    expect(await (await card()).findByText(/The code is wrong/)).toBeVisible();
    isRight = true;
    await userEvent.click((await card()).getByRole('button', { name: 'Confirm' }));
    await waitFor(async () => expect((await card()).getByText('a@example.org is confirmed.')).toBeVisible());
    expect((await card()).queryByLabelText('Code from the e-mail')).not.toBeInTheDocument();
  });

  it('of a patient makes the box of the consent appear once it is confirmed', async () => {
    let isConfirmed = false;
    const server = fakeServer({
      Me: { data: { me: accounts.user } },
      OwnEmail: () => own('a@example.org', isConfirmed ? CONFIRMED : null),
      OwnChannelConsents: () => ({
        data: {
          channelConsents: [
            {
              __typename: 'ChannelConsent',
              channel: 'EMAIL',
              given: false,
              words: 'Bills by e-mail.',
              reaches: isConfirmed,
            },
          ],
        },
      }),
      ConfirmEmail: () => {
        isConfirmed = true;
        return changed('confirmEmail', 'a@example.org', CONFIRMED);
      },
    });
    renderRouter(routerAt('/', [{ path: '/', element: <OwnEmail /> }]), server);
    await userEvent.type(await (await card()).findByLabelText('Code from the e-mail'), '123456');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click((await card()).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('checkbox', { name: 'Bills by e-mail.' })).not.toBeChecked();
  });

  it('is sent a code', async () => {
    const calls = open({ OwnEmail: own('a@example.org') });
    await userEvent.click((await card()).getByRole('button', { name: 'Send a code' }));
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('SendEmailCode'));
  });
});

describe('the consent to WhatsApp', () => {
  function openSettings(given: boolean, answers: Parameters<typeof fakeServer>[0] = {}) {
    let isGiven = given;
    const consents = () => [
      {
        __typename: 'ChannelConsent',
        channel: 'WHATSAPP',
        given: isGiven,
        words: 'Messages by WhatsApp, please.',
        reaches: true,
      },
    ];
    const server = fakeServer({
      Me: { data: { me: accounts.user } },
      OwnEmail: own(null, null, false),
      OwnChannelConsents: () => ({ data: { channelConsents: consents() } }),
      SetOwnChannelConsent: () => {
        isGiven = !isGiven;
        return { data: { setChannelConsent: { __typename: 'ChannelConsent', given: isGiven } } };
      },
      ...answers,
    });
    renderRouter(routerAt('/', [{ path: '/', element: <OwnEmail /> }]), server);
    return server.calls;
  }
  const box = () => screen.findByRole('checkbox', { name: 'Messages by WhatsApp, please.' });

  it('is there without e-mail, unticked, and is given by a click', async () => {
    const calls = openSettings(false);
    expect(await box()).not.toBeChecked();
    expect(screen.queryByRole('region', { name: 'E-mail' })).not.toBeInTheDocument();
    await userEvent.click(await box());
    expect(await screen.findByText('Messages may come by WhatsApp.')).toBeVisible();
    expect(await box()).toBeChecked();
    expect(calls.find(({ operation }) => operation === 'SetOwnChannelConsent')?.variables).toEqual({
      channel: 'WHATSAPP',
      given: true,
    });
  });

  it('is taken back; what could not be saved is said', async () => {
    openSettings(true);
    await userEvent.click(await box());
    expect(await screen.findByText('Messages come as text messages, not by WhatsApp.')).toBeVisible();
    expect(await box()).not.toBeChecked();
  });

  it('stays as it was where it could not be saved', async () => {
    openSettings(true, { SetOwnChannelConsent: refusal('The clinic sends nothing by WhatsApp.', 'WRONG_STATE') });
    await userEvent.click(await box());
    expect(await screen.findByText(/The choice could not be saved/)).toBeVisible();
    expect(await box()).toBeChecked();
  });
});

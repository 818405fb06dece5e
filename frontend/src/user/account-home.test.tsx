import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { standInForSight } from '../../test/stand-in-for-sight';
import { aheadAnswer, openAs, profileOf, sessionOf, stopTheClock } from '../../test/user.fixture';
import { verified } from '../../test/login-drawer.fixture';
import { accounts, renderRoute } from '../../test/render-route';
import { reauthenticate } from '../auth/reauthentication';

type Answers = Parameters<typeof fakeServer>[0];

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
  reauthenticate.reset();
});

const open = (answers: Answers = {}) => openAs(profileOf(), '/user', answers);

it('shows what is seen first without Apollo Client, which its forms bring', async () => {
  const create = vi.fn();
  vi.doMock('../auth/ApolloArea', () => ({ ApolloArea: create }));
  const server = fakeServer({
    Me: { data: { me: accounts.patient } },
    UserProfile: { data: { me: profileOf() } },
    SessionsAhead: aheadAnswer([sessionOf()]),
  });
  standInForSight(false);
  renderRoute('/user', server);
  const next = within(await screen.findByRole('region', { name: 'Your next session' }));
  expect(next.getByText('Scheduled')).toBeVisible();
  expect(await screen.findByText('9 of 25 sessions done')).toBeVisible();
  expect(await screen.findByLabelText('Email')).toHaveValue('ramesh@example.com');
  expect(create).not.toHaveBeenCalled();
  vi.doUnmock('../auth/ApolloArea');
});

describe('a profile that is asked for after the end of the session', () => {
  it.each([
    ['is refused, is', refusal('Please sign in first.', 'UNAUTHENTICATED')],
    ['is nobody’s, is', { data: { me: null } } satisfies Answer],
  ])('and %s shown after the sign-in over the page', async (_how, answer) => {
    const answers: Answer[] = [answer, { data: { me: profileOf() } }];
    const sendOtp = { __typename: 'OtpSent', message: 'On its way.', expiresInSeconds: 300, resendAfterSeconds: 0 };
    open({
      UserProfile: () => answers.shift() ?? new Error('asked too often'),
      SendOtp: { data: { sendOtp } },
      VerifyOtp: verified(accounts.patient),
    });
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    await userEvent.type(await screen.findByLabelText(/one-time password/i), '123456');
    expect(await screen.findByText('9 of 25 sessions done')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Your session has ended/)).toBeNull());
  });
});

it('gives way to another account whose profile it is told', async () => {
  const neighbour = { ...accounts.patient, id: 'p2', fullName: 'Sunita Devi' };
  const users = [accounts.patient];
  open({
    Me: () => ({ data: { me: users.shift() ?? neighbour } }),
    UserProfile: { data: { me: profileOf(neighbour) } },
  });
  expect(await screen.findByText('Sunita Devi', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByText('Ramesh Srivastava', { selector: 'strong' })).toBeNull();
});

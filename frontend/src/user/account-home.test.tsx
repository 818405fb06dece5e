import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { standInForSight } from '../../test/stand-in-for-sight';
import { aheadAnswer, openAs, pastAnswer, profileOf, sessionOf, stopTheClock } from '../../test/user.fixture';
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
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const upcoming = async () => within(await screen.findByRole('region', { name: 'Upcoming sessions' }));
const several = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => sessionOf({ id: `s${from + index}` }));

it('shows what is seen first without Apollo Client, which its forms bring', async () => {
  const create = vi.fn();
  vi.doMock('../auth/ApolloArea', () => ({ ApolloArea: create }));
  const server = fakeServer({
    Me: { data: { me: accounts.patient } },
    UserProfile: { data: { me: profileOf() } },
    SessionsAhead: aheadAnswer([sessionOf()]),
    SessionsPast: pastAnswer([sessionOf({ id: 's0', status: 'COMPLETED' })]),
  });
  standInForSight(false);
  renderRoute('/user', server);
  expect(await (await upcoming()).findByText('Scheduled')).toBeVisible();
  expect(await screen.findByText('9 of 25 sessions done')).toBeVisible();
  expect(await screen.findByLabelText('Email')).toHaveValue('ramesh@example.com');
  expect(create).not.toHaveBeenCalled();
  vi.doUnmock('../auth/ApolloArea');
});

describe('the page that is looked at again', () => {
  it('shows what the clinic has changed meanwhile', async () => {
    const lists = [aheadAnswer([]), aheadAnswer([sessionOf()])];
    open({ SessionsAhead: () => lists.shift() ?? new Error('asked too often') });
    expect(await (await upcoming()).findByText(/will stand here/)).toBeVisible();
    await lookAgain();
    expect(await (await upcoming()).findByText('Scheduled')).toBeVisible();
  });

  it('keeps what it shows when the network is away, and the length of a list that was lengthened', async () => {
    const first: Answer = aheadAnswer(several(0, 10), 'ten');
    const lists: Answer[] = [first, aheadAnswer(several(10, 5)), new TypeError('Failed to fetch')];
    const { asked } = open({ SessionsAhead: () => lists.shift() ?? aheadAnswer(several(0, 15)) });
    await userEvent.click(await (await upcoming()).findByRole('button', { name: /^Show more/ }));
    await waitFor(async () => expect((await upcoming()).getAllByRole('listitem')).toHaveLength(15));
    await lookAgain();
    await waitFor(() => expect(asked('SessionsAhead')).toHaveLength(3));
    expect((await upcoming()).getAllByRole('listitem')).toHaveLength(15);
    await lookAgain();
    await waitFor(() => expect(asked('SessionsAhead')).toHaveLength(4));
    expect(asked('SessionsAhead').map(({ first: count, after }) => [count, after])).toEqual([
      [10, undefined],
      [10, 'ten'],
      [15, undefined],
      [15, undefined],
    ]);
  });
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

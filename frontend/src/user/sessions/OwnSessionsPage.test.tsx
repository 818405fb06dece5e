import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type Answer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import { standInForSight } from '../../../test/stand-in-for-sight';
import { answerOf, taskOf, todayOf } from '../../../test/today.fixture';
import {
  aheadAnswer,
  newcomer,
  openAs,
  pastAnswer,
  profileOf,
  sessionOf,
  stopTheClock,
} from '../../../test/user.fixture';

type Answers = Parameters<typeof fakeServer>[0];

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const open = (answers: Answers = {}) => openAs(profileOf(), '/user/sessions', answers);
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const upcoming = async () => within(await screen.findByRole('region', { name: 'Upcoming sessions' }));
const several = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => sessionOf({ id: `s${from + index}` }));

it('shows what is seen first without Apollo Client, which its form brings', async () => {
  const create = vi.fn();
  vi.doMock('#src/auth/ApolloArea', () => ({ ApolloArea: create }));
  const server = fakeServer({
    Me: { data: { me: accounts.patient } },
    UserProfile: { data: { me: profileOf() } },
    SessionsAhead: aheadAnswer([sessionOf()]),
    SessionsPast: pastAnswer([sessionOf({ id: 's0', status: 'COMPLETED' })]),
  });
  standInForSight(false);
  renderRoute('/user/sessions', server);
  expect(await (await upcoming()).findByText('Scheduled')).toBeVisible();
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  vi.doUnmock('#src/auth/ApolloArea');
});

it('leads somebody whose profile is not completed to the form', async () => {
  const { router } = openAs(newcomer, '/user/sessions');
  await waitFor(() => expect(router.state.location.pathname).toBe('/patient-signup'));
});

it('takes no request while an emergency is open, which stands above', async () => {
  open({ Today: answerOf(todayOf({ stopped: true, openTask: taskOf('EMERGENCY') })) });
  expect(await screen.findByRole('alert')).toHaveTextContent('112');
  await upcoming();
  expect(screen.queryByRole('region', { name: 'Ask for a session' })).toBeNull();
});

it('of which nothing can be loaded offers one way to try again, which brings everything', async () => {
  const failsOnce = (answer: Answer) => {
    const answers: Answer[] = [new TypeError('Failed to fetch')];
    return () => answers.shift() ?? answer;
  };
  open({
    Today: answerOf(null),
    UserProfile: failsOnce({ data: { me: profileOf() } }),
    SessionsAhead: failsOnce(aheadAnswer([sessionOf()])),
  });
  expect(await screen.findByText('Error fetching profile data')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  for (const name of ['Upcoming sessions', 'Past sessions', 'Ask for a session'])
    expect(await screen.findByRole('region', { name })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
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

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planAnswer } from '../../../test/course.fixture';
import { answerOf, lost, taskOf, todayOf } from '../../../test/today.fixture';
import { newcomer, openAs, profileOf, stopTheClock } from '../../../test/user.fixture';
import { closedClinic } from '#src/brand/business';
import { paths } from '#src/paths';
import { planHint } from './plan-hint';

beforeEach(() => {
  stopTheClock();
  planHint.note(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const pages = [
  [paths.userToday, 'Today'],
  ['/user/today/heelSlides', 'Heel slides'],
  [paths.userPlan, 'Plan'],
  [paths.userProgress, 'Progress'],
  [paths.userMeasure, 'Measure'],
  [paths.userSessions, 'Your sessions'],
  [paths.userSettings, 'Settings'],
  [paths.userPayments, 'Your payments'],
  [paths.userRecords, 'Who reads your record'],
] as const;

type Answers = Parameters<typeof openAs>[2];
const me = profileOf();
const open = (path: string, answers: Answers = {}) =>
  openAs(me, path, {
    Today: answerOf(todayOf()),
    OwnPlan: planAnswer(),
    OwnGate: { data: { gate: null } },
    OwnValues: { data: { measurements: [] } },
    OwnPayments: {
      data: {
        me,
        myPayments: [],
        myBalance: { __typename: 'Balance', charged: 0, paid: 0, refunded: 0, credited: 0, held: 0, due: 0 },
        charges: [],
        wallet: { __typename: 'Wallet', packages: [] },
        bills: { __typename: 'BillConnection', edges: [] },
      },
    },
    RecordReaders: { data: { me, myRecordReaders: [] } },
    ...answers,
  });
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Your own pages' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const openHelp = async () => userEvent.click(await screen.findByRole('button', { name: 'Something is wrong' }));
const yesToChestPain = { name: 'Yes: Do you have chest pain?' };

describe.each(pages)('%s', (path, title) => {
  it('has its title, help, the other language and the tabs, without the header and footer of the site', async () => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('link', { name: 'हिन्दी' })).toHaveAttribute('href', `/hi${path}`);
    await waitFor(() => expect(tabs()).toEqual(['Today', 'Plan', 'Progress', 'Messages', 'Profile']));
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current).toHaveLength(1);
    expect(document.title).toContain(title);
  });

  it('takes a danger sign at once', async () => {
    const { asked } = open(path, { RecordEntries: () => lost });
    await waitFor(() => expect(asked('Today').length).toBeGreaterThan(0));
    await openHelp();
    await userEvent.click(await screen.findByRole('button', yesToChestPain));
    expect(await screen.findByRole('alert')).toHaveTextContent('Call 112 now');
    await waitFor(() => expect(asked('RecordEntries')[0]).toMatchObject({ entries: [{ sign: { sign: 'chest' } }] }));
    expect(screen.getByRole('button', { name: 'Something is wrong' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('helps also while the day is not loaded: general signs, and whom to call', async () => {
    open(path, { Today: () => lost });
    await openHelp();
    const panel = within(screen.getByRole('region', { name: 'Something is wrong' }));
    expect(panel.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    expect(panel.getByRole('link', { name: 'Call the clinic' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /^Yes: Do you have chest pain or trouble breathing/ }));
    const advice = panel.getByRole('alert');
    expect(advice).toHaveTextContent('Call 112 now');
    expect(advice).toHaveTextContent('Nobody at the clinic knows of this answer.');
    expect(advice).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: /^Yes: Do you have a fever/ }));
    expect(panel.getByRole('alert')).toHaveTextContent('Do not exercise now. Call the clinic');
  });

  it('says first that an emergency stops the plan', async () => {
    open(path, { Today: answerOf(todayOf({ stopped: true, openTask: taskOf('EMERGENCY') })) });
    expect(await screen.findByRole('alert')).toHaveTextContent('112');
  });
});

it('what is wrong is opened by the address, takes pain, and closes on the next page', async () => {
  const { router, asked } = open('/user/plan', { RecordEntries: () => lost });
  await act(() => router.navigate('/user/sessions#something-wrong'));
  await userEvent.click(await screen.findByText('Tell how strong your pain is'));
  const panel = within(screen.getByRole('region', { name: 'Something is wrong' }));
  await userEvent.click(panel.getByRole('button', { name: '9' }));
  expect(panel.getByRole('alert')).toHaveTextContent('call the clinic now');
  await waitFor(() => expect(asked('RecordEntries')[0]).toMatchObject({ entries: [{ pain: { value: 9 } }] }));
  await act(() => router.navigate('/user/progress'));
  await screen.findByRole('heading', { level: 1, name: 'Progress' });
  expect(screen.queryByRole('region', { name: 'Something is wrong' })).toBeNull();
});

it('moves the focus to the title of each further page, and asks for the day again', async () => {
  const { asked } = open('/user/today');
  await screen.findByRole('heading', { name: 'Your exercises' });
  const before = asked('Today').length;
  await userEvent.click(screen.getByRole('link', { name: 'Plan' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Plan' })).toHaveFocus());
  await waitFor(() => expect(asked('Today').length).toBe(before + 1));
});

it('offers the installation once for all pages, as the browser does', async () => {
  const { router, asked } = open('/user/settings');
  await waitFor(() => expect(asked('Today').length).toBeGreaterThan(0));
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  await vi.waitFor(() => {
    act(() => void window.dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
  });
  await screen.findByRole('button', { name: 'Add to home screen' });
  await act(() => router.navigate('/user/plan'));
  await screen.findByRole('heading', { level: 1, name: 'Plan' });
  await userEvent.click(screen.getByRole('button', { name: 'Add to home screen' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Add to home screen' })).toBeNull();
});

describe('without a plan', () => {
  it('the tabs are those that lead somewhere', async () => {
    open('/user/sessions', { Today: answerOf(null) });
    await waitFor(() => expect(tabs()).toEqual(['Today', 'Messages', 'Profile']));
  });

  it('a further page keeps them while its day is on its way', async () => {
    open('/user/today', { Today: answerOf(null) });
    await waitFor(() => expect(tabs()).toEqual(['Today', 'Messages', 'Profile']));
    cleanup();
    openAs(profileOf(), '/user/settings', { Today: async () => new Promise(() => undefined) });
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(tabs()).toEqual(['Today', 'Messages', 'Profile']);
  });
});

describe('the settings', () => {
  it('hold the messages, who reads the record, and the places of the sign-in', async () => {
    openAs(profileOf(), '/user/settings', {}, null, { ...closedClinic, isOpen: true });
    expect(await screen.findByRole('region', { name: 'Messages' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Where you are signed in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Who reads your record, and how to refuse it' })).toHaveAttribute(
      'href',
      '/user/records',
    );
  });

  it('are open to somebody whose profile is not completed', async () => {
    openAs(newcomer, '/user/settings');
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});

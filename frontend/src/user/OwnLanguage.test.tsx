import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newcomer, openAs, profileOf } from '../../test/user.fixture';
import { closedClinic } from '../brand/business';
import { switchTo } from '../language/form-carryover';

const reload = vi.fn<() => void>();
const untold = /could not be told/;
/** The way to try again beside the sentence; other blocks of the page may have one of their own. */
const retry = () =>
  within(screen.getByText(untold).parentElement ?? document.body).getByRole('button', { name: 'Try again' });
/** How the browser came to this page. */
const navigation = (type: string) => Object.assign(performance.mark('visit'), { type });

beforeEach(() => {
  vi.stubGlobal('location', {
    href: 'http://site.test/user',
    origin: 'http://site.test',
    pathname: '/user',
    search: '',
    hash: '',
    reload,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
  document.cookie = 'language=;max-age=0';
});

/** Comes from the Hindi page by the switch, over a server that answers so. */
async function switchedToEnglish(answer: Response | Error) {
  const sent = vi.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', sent);
  await switchTo('en', 'http://site.test/user', true);
  return sent.mock.calls.map(([, init]) => init?.body);
}

/** What the pages' own `fetch` is answered from now on, and what was sent by it. */
function answerFetch(answer: object) {
  const sent = vi.fn<typeof fetch>(async () => Response.json(answer));
  vi.stubGlobal('fetch', sent);
  return () => sent.mock.calls.map(([, init]) => init?.body);
}

it.each([
  ['/user', profileOf({ language: ' hindi' })],
  ['/patient-signup', { ...newcomer, language: 'Hindi' }],
  ['/user/payments', profileOf({ language: 'Hindi' })],
])('the page %s goes over once to the language that the account got elsewhere', async (path, me) => {
  const balance = { __typename: 'Balance', charged: 0, paid: 0, refunded: 0, credited: 0, held: 0, due: 0 };
  const answers = {
    OwnPayments: {
      data: { me, myBalance: balance, myPayments: [], charges: [], wallet: { packages: [] }, bills: { edges: [] } },
    },
  };
  openAs(me, path, answers);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.cookie).toContain('language=hi');
  expect(screen.queryByText(untold)).not.toBeInTheDocument();

  // A server in watch mode, which has the English pages alone, sends it again.
  cleanup();
  reload.mockClear();
  const visit = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation('reload')]);
  const { asked } = openAs(me, path, answers);
  await waitFor(() => expect(asked(path === '/user/payments' ? 'OwnPayments' : 'UserProfile')).toHaveLength(1));
  await vi.dynamicImportSettled();
  expect(reload).not.toHaveBeenCalled();

  // A visit to come is asked for again.
  cleanup();
  visit.mockReturnValue([navigation('navigate')]);
  openAs(me, path, answers);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it.each(['English', 'Tamil', ''])('an account whose language is "%s" stays on the English page', async (language) => {
  openAs(profileOf({ language }), '/user');
  expect(await screen.findByLabelText('Language')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('the switch sets the language of the account, by which it stays', async () => {
  expect(await switchedToEnglish(Response.json({ data: {} }))).toEqual([
    expect.stringContaining('"variables":{"language":"English"}'),
  ]);
  expect(reload).toHaveBeenCalledOnce();
  openAs(profileOf(), '/user');
  expect(await screen.findByLabelText('Language')).toHaveValue('English');
  expect(screen.queryByText(untold)).not.toBeInTheDocument();
});

it.each([
  ['is lost', new TypeError('Failed to fetch')],
  ['is refused', Response.json({ errors: [{ message: 'Please sign in first.' }] })],
  ['is no answer at all', new Response('<html>', { status: 502 })],
])('where the call that sets it %s, the page changes, says so and can try again', async (_how, answer) => {
  await switchedToEnglish(answer);
  expect(reload).toHaveBeenCalledOnce();
  const languages = ['Hindi', 'English'];
  openAs(profileOf({ language: 'Hindi' }), '/user', {
    UserProfile: () => ({ data: { me: profileOf({ language: languages.shift() ?? 'English' }) } }),
  });
  expect(await screen.findByText(untold)).toBeVisible();
  expect(reload).toHaveBeenCalledOnce();
  const sent = answerFetch({ data: {} });
  await userEvent.click(retry());
  await waitFor(() => expect(screen.queryByText(untold)).not.toBeInTheDocument());
  expect(sent()).toEqual([expect.stringContaining('"variables":{"language":"English"}')]);
  expect(sessionStorage).toHaveLength(0);
  await waitFor(() => expect(screen.getByLabelText('Language')).toHaveValue('English'));
  // What was read before it was saved is no reason to go back.
  expect(reload).toHaveBeenCalledOnce();
});

it('once it could be saved, the choices for messages show it, too', async () => {
  const inHindi = profileOf({ language: 'Hindi' });
  await switchedToEnglish(new TypeError('Failed to fetch'));
  const saved = ['HI', 'EN'];
  const answers = {
    MessagePreferences: () => ({
      data: { messagePreferences: { __typename: 'MessagePreferences', language: saved.shift(), reminders: true } },
    }),
  };
  openAs(inHindi, '/user/settings', answers, null, { ...closedClinic, isOpen: true });
  expect(await screen.findByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  answerFetch({ data: {} });
  expect(await screen.findByText(untold)).toBeVisible();
  await userEvent.click(retry());
  await waitFor(() => expect(screen.getByRole('radio', { name: 'English' })).toBeChecked());
  // The other choice, which nobody saved, stays as it was made.
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
});

it('what was chosen among the messages is no longer a switch that could not be saved', async () => {
  await switchedToEnglish(new TypeError('Failed to fetch'));
  const chosen = { __typename: 'MessagePreferences', language: 'HI', reminders: true };
  const answers = { SetMessagePreferences: { data: { setMessagePreferences: chosen } } };
  openAs(profileOf({ language: 'Hindi' }), '/user/settings', answers, null, { ...closedClinic, isOpen: true });
  expect(await screen.findByText(untold)).toBeVisible();
  reload.mockClear();
  await userEvent.click(await screen.findByRole('radio', { name: 'हिन्दी' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save messages' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.cookie).toContain('language=hi');
});

it('what a browser without cookies would be sent again is not asked for again and again', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  openAs(profileOf({ language: 'Hindi' }), '/user');
  expect(await screen.findByLabelText('Language')).toHaveValue('Hindi');
  expect(reload).not.toHaveBeenCalled();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';
import { lineAnswer, occasionsOf, todayOf } from '../../test/today.fixture';
import { aheadAnswer, newcomer, openAs, profileOf, sessionOf, stopTheClock } from '../../test/user.fixture';

type Answers = Parameters<typeof fakeServer>[0];

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const open = (answers: Answers = {}, profile = profileOf()) => openAs(profile, '/user', answers);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const block = async (name: string) => within(await screen.findByRole('region', { name }));

/** The exercises of the day, all done. */
const doneExercises = () => todayOf().exercises.map((one) => ({ ...one, occasions: occasionsOf(3) }));

/** A definition list as pairs of text. */
async function factsOf(name: string) {
  const part = await block(name);
  await part.findByText('Last login');
  const texts = (role: string) => part.getAllByRole(role).map(({ textContent }) => textContent);
  const values = texts('definition');
  return Object.fromEntries(texts('term').map((term, index) => [term, values[index]]));
}

describe('a profile that is not completed', () => {
  it('leads to the form, replacing history and passing the mobile number', async () => {
    const { router } = open({}, newcomer);
    expect(await screen.findByRole('heading', { name: 'Complete your profile' })).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/patient-signup',
      state: { mobileNumber: '+919876543210' },
    });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('is what the server says on load, not what was known before', async () => {
    const known = profileOf();
    const { router } = open({ UserProfile: { data: { me: { ...known, profileCompleted: false } } } }, known);
    await waitFor(() => expect(router.state.location.pathname).toBe('/patient-signup'));
  });

  it.each(['USER', 'ADMIN'] as const)('never sends an account of type %s away', async (userType) => {
    const { router } = open({}, profileOf({ userType, profileCompleted: false }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(router.state.location.pathname).toBe('/user');
  });
});

describe('loading the profile', () => {
  it('asks the network although who is signed in is known (reading 65)', async () => {
    const { asked, router } = open();
    expect(await screen.findByLabelText('Email')).toBeVisible();
    await router.navigate('/pricing');
    await screen.findByRole('heading', { level: 1, name: 'Pricing' });
    await router.navigate('/user');
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(asked('UserProfile')).toHaveLength(2);
    expect(asked('Me')).toHaveLength(1);
  });

  it.each([
    ['Failed to fetch profile data', refusal('Something went wrong on our side.', 'INTERNAL')],
    ['Error fetching profile data', new TypeError('Failed to fetch')],
    ['Error fetching profile data', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('that fails says "%s", and can be tried again', async (sentence, failure) => {
    const answers = [failure, { data: { me: profileOf() } }];
    open({ UserProfile: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled();
    await press('Try again');
    expect(await screen.findByLabelText('Email')).toHaveValue('ramesh@example.com');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });
});

describe('a patient', () => {
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Your own pages' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('with a live plan has the next step of the day on top, with one button, and all tabs', async () => {
    open({ TodayLine: lineAnswer() });
    expect(await screen.findByText('Next: Heel slides')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/user/today/heelSlides');
    expect(screen.getByRole('link', { name: 'Something is wrong' })).toHaveAttribute(
      'href',
      '/user/today#something-wrong',
    );
    expect(tabs()).toEqual(['Today', 'Plan', 'Progress', 'Messages', 'Profile']);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it.each([
    ['the danger signs', { needsDangerCheck: true }, 'First: a few questions, then your exercises', 'What to do today'],
    ['nothing more', { exercises: doneExercises() }, 'You have done your exercises for today', 'What to do today'],
  ])('has as the next step %s', async (_what, changes, line, button) => {
    open({ TodayLine: lineAnswer(changes) });
    expect(await screen.findByText(line)).toBeVisible();
    expect(screen.getByRole('link', { name: button })).toHaveAttribute('href', '/user/today');
  });

  it('whose plan an emergency stops is led to what to do, and to no request', async () => {
    open({ TodayLine: lineAnswer({ stopped: true, openTask: { id: 't1', severity: 'EMERGENCY' } }) });
    expect(await screen.findByRole('link', { name: 'See what to do' })).toHaveAttribute('href', '/user/today');
    expect(screen.getByRole('alert')).toHaveTextContent('112');
    expect(screen.queryByRole('link', { name: 'Ask for a session' })).toBeNull();
  });

  it('without a plan has the tabs that lead somewhere', async () => {
    open({ TodayLine: { data: { myPlan: null, today: null } } });
    await waitFor(() => expect(tabs()).toEqual(['Today', 'Messages', 'Profile']));
    expect(screen.queryByText(/^Next:/)).toBeNull();
  });

  it('finds sessions, payments and settings on pages of their own', async () => {
    open();
    const card = await block('Sessions, payments and settings');
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/user/sessions',
      '/user/payments',
      '/user/settings',
    ]);
    for (const name of ['Upcoming sessions', 'Past sessions', 'Ask for a session', 'Where you are signed in'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });
});

it('of which nothing can be loaded offers one way to try again, which brings everything', async () => {
  const failsOnce = (answer: Answer) => {
    const answers: Answer[] = [new TypeError('Failed to fetch')];
    return () => answers.shift() ?? answer;
  };
  open({
    UserProfile: failsOnce({ data: { me: profileOf() } }),
    SessionsAhead: failsOnce(aheadAnswer([sessionOf()])),
  });
  expect(await screen.findByText('Error fetching profile data')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(screen.getByText('Call your doctor at once')).toBeVisible();
  await press('Try again');
  expect(await screen.findByLabelText('Email')).toHaveValue('ramesh@example.com');
  expect(await screen.findByRole('region', { name: 'Your next session' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your payments and receipts' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

describe('a visitor', () => {
  it('who forged the navigation state is shown no data and sent to /', async () => {
    const { promise: me, resolve } = Promise.withResolvers<{ data: unknown }>();
    const server = fakeServer({ Me: () => me });
    const forged = { userType: 'patient', fullName: 'Mallory', mobileNumber: '+919812345678' };
    const router = renderRoute('/user', server, { user: forged });
    expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible();
    expect(screen.queryByText(/Mallory|98123/)).not.toBeInTheDocument();
    expect(server.calls.map(({ operation }) => operation)).toEqual(['Me']);
    resolve({ data: { me: null } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the progress block', () => {
  it('shows last login, sessions completed, missed sessions and recovery progress', async () => {
    open();
    expect(await factsOf('Your progress')).toEqual({
      'Recovery progress': '36%',
      'Sessions completed': '9',
      'Missed sessions': '2',
      'Last login': '21 Nov 2026, 8:30 am IST',
    });
  });

  it('says in words what the picture shows', async () => {
    open();
    const progress = await block('Your progress');
    expect(await progress.findByText('9 of 25 sessions done')).toBeVisible();
    const legend = progress.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(legend).toEqual(['9 done', '15 to go', '2 missed']);
  });

  it('says of no session that it is to go where no plan runs', async () => {
    open({}, profileOf({ sessionsCompleted: 0, missedSessions: 0, sessionsToGo: null, recoveryProgress: 0 }));
    expect(await screen.findByText('0 of 25 sessions done')).toBeVisible();
    expect(screen.queryByText(/to go/)).not.toBeInTheDocument();
  });

  it('is shown to accounts without a record, too, without the picture', async () => {
    open({}, profileOf({ userType: 'ADMIN', lastLogin: null, sessionsCompleted: 0, missedSessions: 0 }));
    expect(await factsOf('Your progress')).toMatchObject({ 'Last login': 'Never', 'Sessions completed': '0' });
    expect(screen.queryByText(/sessions done/)).not.toBeInTheDocument();
  });
});

describe('the details', () => {
  it('are read-only fields', async () => {
    open();
    const details = await block('Your details');
    await details.findByLabelText('Full name');
    const fields: [label: string, value: string][] = [
      ['Full name', 'Ramesh Srivastava'],
      ['Nickname', 'Not given'],
      ['Gender', 'Male'],
      ['Country', 'India'],
      ['Language', 'English'],
      ['Time zone', 'Asia/Kolkata'],
      ['Date of birth', '3 Apr 1958'],
      ['Mobile number', '+91 98765 43210'],
      ['Email', 'ramesh@example.com'],
    ];
    for (const [label, value] of fields) {
      expect(details.getByLabelText(label)).toHaveValue(value);
      expect(details.getByLabelText(label)).toHaveAttribute('readonly');
    }
    expect(details.getAllByRole('textbox')).toHaveLength(fields.length);
  });

  it('are sent back by Save Profile, which says so (reading 18)', async () => {
    const { asked } = open({ UpdateProfile: { data: { updateProfile: profileOf() } } });
    await press('Save Profile');
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    const input = {
      fullName: 'Ramesh Srivastava',
      email: 'ramesh@example.com',
      nickname: null,
      gender: 'MALE',
      country: 'India',
      language: 'English',
      timeZone: 'Asia/Kolkata',
      dateOfBirth: '1958-04-03',
    };
    expect(asked('UpdateProfile')).toEqual([{ input }]);
  });

  it.each([
    ['Failed to update profile', refusal('Something went wrong on our side.', 'INTERNAL')],
    ['Error updating profile', new TypeError('Failed to fetch')],
  ])('that could not be saved say "%s" until it is dismissed', async (sentence, answer) => {
    open({ UpdateProfile: answer });
    await press('Save Profile');
    expect(await screen.findByText(sentence)).toBeVisible();
    await press('Dismiss');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('lead a patient to the form, and nobody else', async () => {
    const link = { name: 'Change name, e-mail, date of birth or gender' };
    open();
    expect(await screen.findByRole('link', link)).toHaveAttribute('href', '/patient-signup');
  });
});

describe.each(['user', 'admin'] as const)('an account of role %s', (role) => {
  it('has no sessions, no request, no form, and stays on /user', async () => {
    const profile = profileOf({ ...accounts[role] });
    const { router, server } = open({}, profile);
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Where you are signed in' })).toBeVisible();
    for (const name of ['Your next step', 'Sessions, payments and settings', 'Messages']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('navigation', { name: 'Your own pages' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Change name/ })).not.toBeInTheDocument();
    expect(server.calls.map(({ operation }) => operation)).not.toContain('SessionsAhead');
    expect(router.state.location.pathname).toBe('/user');
  });
});

it('Back to Home leads to /', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('Logout asks for nothing more once the account is gone', async () => {
  const { server, router } = open({ Logout: { data: { logout: true } } });
  await screen.findByLabelText('Email');
  await press('Logout');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(server.calls.at(-1)?.operation).toBe('Logout');
});

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bendOf, criterionOf, openCourse, planAnswer, valuesAnswer } from '../../../test/course.fixture';
import { refusal, type Answer } from '../../../test/fake-server';
import { answerOf, lost, taskOf, todayOf } from '../../../test/today.fixture';
import { reauthenticate } from '#src/auth/reauthentication';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:30:00Z') });
  return () => {
    vi.useRealTimers();
    sessionStorage.clear();
  };
});

const values = [
  bendOf('m3', 88.5, '2026-11-20T06:00:00Z'),
  bendOf('m2', 44, '2026-11-19T06:00:00Z', { retractedReason: 'Read wrongly' }),
  bendOf('m1', 80, '2026-11-15T06:00:00Z'),
];

const open = (path: string, answers: Parameters<typeof openCourse>[1] = {}) =>
  openCourse(path, { OwnValues: valuesAnswer(values), ...answers });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the phases as a path, the present one open with what it takes', async () => {
  open('/user/plan');
  const present = await card('Phase 2: Bend and straighten');
  expect(present.getByText('You are here')).toBeVisible();
  expect(present.getByText('Knee bend: 85°; needed is at least 90°.')).toBeVisible();
  expect((await card('Phase 1: Protect')).getByText('Done')).toBeVisible();
  const ahead = await card('Phase 3: Walk well');
  expect(ahead.getByText('Ahead of you')).toBeVisible();
  expect(ahead.queryByText('What it takes to move on')).toBeNull();
  expect(screen.getByText('Sample, not signed off by a clinician')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Exercises to print (PDF)' }).getAttribute('href')).toMatch(
    /^\/api\/v1\/recovery\/plans\/[\w-]+\/sheet\.pdf\?language=en$/,
  );
  const links = within(screen.getByRole('navigation', { name: 'Your own pages' })).getAllByRole('link');
  expect(screen.getByRole('link', { name: 'Measure now' })).toHaveAttribute('href', '/user/measure');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Today', 'Plan', 'Progress', 'Messages', 'Profile']);
});

it('says why the plan is not there, and tries again', async () => {
  const answers = [lost, planAnswer()];
  open('/user/plan', { OwnPlan: () => answers.shift() ?? lost });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your plan could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You are here')).toBeVisible();
});

it('shows sessions, and values by date over the band, without those that were taken back', async () => {
  open('/user/progress');
  const sessions = await card('Your sessions');
  expect(sessions.getByText('Sessions to go').nextElementSibling).toHaveTextContent('14');
  const bend = await card('Knee bend');
  expect(bend.getByText('This phase aims at 85° to 105°.')).toBeVisible();
  expect(bend.getByRole('figure', { name: 'Knee bend, by date' })).toBeVisible();
  expect(bend.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DateValue',
    '20 Nov 202688.5°',
    '15 Nov 202680°',
  ]);
  expect(bend.getByText(/^The green band/)).toBeVisible();
  const pain = await card('Pain');
  expect(pain.getByText(/^Nothing yet/)).toBeVisible();
  expect(pain.getByText('In this phase, pain should be no more than 5 of 10.')).toBeVisible();
  expect(pain.queryByText(/band/)).toBeNull();
});

it('invites nobody to make a movement that is made for them in the present phase; its course is shown all the same', async () => {
  const targets = [
    { measure: 'SHOULDER_FLEXION' as const, low: 0, high: 90 },
    { measure: 'SHOULDER_EXTERNAL_ROTATION' as const, low: 0, high: 20 },
  ];
  const criteria = [criterionOf('SHOULDER_FLEXION', { mode: 'PASSIVE', staffOnly: true })];
  open('/user/measure', { OwnPlan: planAnswer({ targets, criteria }) });
  await card('Pain');
  expect(screen.queryByRole('region', { name: 'Shoulder, arm to the front' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Shoulder, turned outwards' })).toBeNull();
  cleanup();
  open('/user/progress', { OwnPlan: planAnswer({ targets, criteria }) });
  expect(await card('Shoulder, arm to the front')).toBeDefined();
});

it('says that there is no plan', async () => {
  open('/user/measure', { Today: answerOf(null) });
  expect(await screen.findByRole('region', { name: 'You have no plan of exercises now' })).toBeVisible();
});

it.each(['/user/plan', '/user/progress', '/user/measure'])(
  'says first on %s that a danger sign stops the plan',
  async (path) => {
    open(path, { Today: answerOf(todayOf({ stopped: true, openTask: taskOf('EMERGENCY') })) });
    const stopped = await card('No exercises for now');
    expect(stopped.getByRole('alert')).toHaveTextContent('112');
    expect(stopped.getByText(/^Your answer is saved/)).toBeVisible();
  },
);

it.each(['/user/plan', '/user/progress', '/user/measure'])('says on %s what is not sent yet', async (path) => {
  open('/user/measure', { RecordEntries: lost });
  const pain = await card('Pain');
  await userEvent.type(pain.getByLabelText('New value: Pain'), '3');
  await userEvent.click(pain.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^One entry is not sent yet/)).toBeVisible();
  cleanup();
  open(path, { RecordEntries: lost });
  expect(await screen.findByText(/^One entry is not sent yet/)).toBeVisible();
});

it('asks for the values of each measure by itself, and for what leaving the phase needs only where that is shown', async () => {
  const progress = open('/user/progress');
  await card('Pain');
  const planId = 'n1';
  expect(progress.asked('OwnValues')).toEqual([
    { planId, measure: 'KNEE_FLEXION' },
    { planId, measure: 'PAIN' },
  ]);
  expect(progress.asked('OwnGate')).toEqual([]);
  cleanup();
  const plan = open('/user/plan');
  await card('Phase 2: Bend and straighten');
  expect(plan.asked('OwnGate')).toEqual([{ planId, language: 'EN' }]);
  expect(plan.asked('OwnValues')).toEqual([]);
});

it.each(['/user/plan', '/user/progress', '/user/measure'])(
  'says on %s that an account may no longer look',
  async (path) => {
    const days = [answerOf(todayOf())];
    open(path, { Today: () => days.shift() ?? refusal('You may not do that.', 'FORBIDDEN') });
    await screen.findByText('Sample, not signed off by a clinician');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This page is for patients of the clinic');
  },
);

describe('once somebody else has signed in', () => {
  const lookAgain = () => window.dispatchEvent(new Event('online'));
  const other = answerOf(todayOf({ planId: 'n2' }), 'other');

  it('nothing of whoever was here before is shown, neither until the own plan has come nor when it does not', async () => {
    const days = [answerOf(todayOf()), other];
    const own = Promise.withResolvers<Answer>();
    const plans = [planAnswer(), own.promise];
    open('/user/measure', { Today: () => days.shift() ?? lost, OwnPlan: () => plans.shift() ?? lost });
    expect((await card('Knee bend')).getByText('88.5°')).toBeVisible();
    lookAgain();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Knee bend' })).toBeNull());
    expect(screen.getByText(/^Loading/)).toBeVisible();
    own.resolve(lost);
    expect(await screen.findByText(/^Your plan could not be loaded/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Knee bend' })).toBeNull();
  });

  it('it is not said to them that the plan of whoever was here before could not be loaded', async () => {
    const days = [answerOf(todayOf()), other];
    const own = Promise.withResolvers<Answer>();
    const plans = [lost, own.promise];
    open('/user/measure', { Today: () => days.shift() ?? lost, OwnPlan: () => plans.shift() ?? lost });
    expect(await screen.findByText(/^Your plan could not be loaded/)).toBeVisible();
    lookAgain();
    await waitFor(() => expect(screen.queryByText(/^Your plan could not be loaded/)).toBeNull());
    own.resolve(planAnswer({}, 'n2'));
    expect(await card('Knee bend')).toBeDefined();
  });

  it('a plan that is theirs is not shown as the one of the day that was told before', async () => {
    open('/user/measure', { OwnPlan: planAnswer({}, 'n2') });
    expect(await screen.findByText(/^Your plan could not be loaded/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Knee bend' })).toBeNull();
  });
});

describe('a session that ends', () => {
  const ended = refusal('Please sign in first.', 'UNAUTHENTICATED');
  const question = async () => screen.findByRole('dialog', { name: 'Sign in again' }, { timeout: 20_000 });

  it.each([
    ['/user/plan', 'Phase 2: Bend and straighten'],
    ['/user/progress', 'Knee bend'],
    ['/user/measure', 'Knee bend'],
  ])('on %s is signed in to over the page, which stays', async (path, block) => {
    const days = [answerOf(todayOf())];
    open(path, { Today: () => days.shift() ?? ended });
    await card(block);
    window.dispatchEvent(new Event('online'));
    expect(await question()).toBeVisible();
    expect(screen.getByRole('region', { name: block, hidden: true })).toBeInTheDocument();
  });

  it('while the plan is read is signed in to over the page, too', async () => {
    open('/user/plan', { OwnPlan: ended });
    expect(await question()).toBeVisible();
  });

  it('is signed in to once: what comes of the former session after that is asked again', async () => {
    const late = { day: Promise.withResolvers<Answer>(), plan: Promise.withResolvers<Answer>() };
    const days = [answerOf(todayOf()), late.day.promise];
    const plans = [late.plan.promise];
    const { asked } = open('/user/plan', {
      Today: () => days.shift() ?? answerOf(todayOf()),
      OwnPlan: () => plans.shift() ?? planAnswer(),
    });
    await waitFor(() => expect(asked('OwnPlan')).toHaveLength(1));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(asked('Today')).toHaveLength(2));
    act(() => {
      void reauthenticate.open();
      reauthenticate.succeed();
    });
    await waitFor(() => expect(asked('OwnPlan')).toHaveLength(2));
    const before = asked('Today').length;
    late.plan.resolve(ended);
    late.day.resolve(ended);
    await waitFor(() => expect(asked('Today')).toHaveLength(before + 1));
    expect(reauthenticate.state()).toBe('in');
    expect(await card('Phase 2: Bend and straighten')).toBeDefined();
  });
});

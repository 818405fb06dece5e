import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { bendOf, courseAnswer, planAnswer } from '../../../test/course.fixture';
import { fakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import { answerOf, lost, stored, todayOf } from '../../../test/today.fixture';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:30:00Z') });
  return () => {
    vi.useRealTimers();
  };
});

const values = [
  bendOf('m3', 88.5, '2026-11-20T06:00:00Z'),
  bendOf('m2', 44, '2026-11-19T06:00:00Z', 'On the other knee'),
  bendOf('m1', 80, '2026-11-15T06:00:00Z'),
];

function open(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    Me: { data: { me: accounts.patient } },
    Today: answerOf(todayOf()),
    OwnPlan: planAnswer(),
    OwnCourse: courseAnswer(values),
    RecordEntries: stored,
    ...answers,
  });
  renderRoute(path, server);
  return {
    sent: () =>
      server.calls
        .filter(({ operation }) => operation === 'RecordEntries')
        .flatMap(({ variables }) => variables.entries as { clientId: string; measurement: object }[]),
  };
}
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
  const links = within(screen.getByRole('navigation', { name: 'Your own pages' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Today', 'Plan', 'Progress', 'Measure', 'Profile']);
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
  expect(sessions.getByText('Sessions to go').nextElementSibling).toHaveTextContent('15');
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

it('takes a value of one decimal, shows it at once, and sends it under an id of its own', async () => {
  const answers = [courseAnswer(values), courseAnswer([bendOf('m4', 92.5, '2026-11-21T06:30:00Z'), ...values])];
  const { sent } = open('/user/measure', { OwnCourse: () => answers.shift() ?? lost });
  const bend = await card('Knee bend');
  expect(bend.getByText('88.5°')).toBeVisible();
  expect(bend.getByText('Measured at home, it can be off by ±5°.')).toBeVisible();
  const input = bend.getByLabelText('New value: Knee bend');
  for (const wrong of ['', 'x', '92.55', '181', '-1']) {
    await userEvent.clear(input);
    if (wrong) await userEvent.type(input, wrong);
    await userEvent.click(bend.getByRole('button', { name: 'Save' }));
    expect(await bend.findByRole('alert')).toHaveTextContent('Degrees, from 0 to 180');
    expect(input).toHaveValue(wrong);
  }
  await userEvent.clear(input);
  await userEvent.type(input, '92,5');
  await userEvent.click(bend.getByRole('button', { name: 'Save' }));
  expect(await bend.findByText('92.5°')).toBeVisible();
  expect(sent()).toEqual([
    {
      clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      at: expect.any(String),
      measurement: { measure: 'KNEE_FLEXION', value: 92.5, method: 'TYPED' },
    },
  ]);
});

it('invites nobody to make a movement that is made for them in the present phase; its course is shown all the same', async () => {
  const targets = [
    { measure: 'SHOULDER_FLEXION' as const, low: 0, high: 90 },
    { measure: 'SHOULDER_EXTERNAL_ROTATION' as const, low: 0, high: 20 },
  ];
  const criteria = [{ measure: 'SHOULDER_FLEXION' as const, mode: 'PASSIVE' as const }];
  open('/user/measure', { OwnPlan: planAnswer({ targets, criteria }) });
  await card('Pain');
  expect(screen.queryByRole('region', { name: 'Shoulder, arm to the front' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Shoulder, turned outwards' })).toBeVisible();
  cleanup();
  open('/user/progress', { OwnPlan: planAnswer({ targets, criteria }) });
  expect(await card('Shoulder, arm to the front')).toBeDefined();
});

it('keeps a value that is not sent yet, also over another visit of the page', async () => {
  const { sent } = open('/user/measure', { RecordEntries: lost });
  const pain = await card('Pain');
  await userEvent.type(pain.getByLabelText('New value: Pain'), '3');
  await userEvent.click(pain.getByRole('button', { name: 'Save' }));
  expect(await pain.findByText('3 of 10')).toBeVisible();
  expect(pain.getByText('Not sent yet')).toBeVisible();
  const [first] = sent();
  expect(Object.values(sessionStorage).join()).toContain(first?.clientId);
});

it('says that there is no plan', async () => {
  open('/user/measure', { Today: answerOf(null) });
  expect(await screen.findByRole('region', { name: 'You have no plan of exercises now' })).toBeVisible();
});

it.each(['/user/plan', '/user/progress', '/user/measure'])(
  'says first on %s that a danger sign stops the plan',
  async (path) => {
    open(path, { Today: answerOf(todayOf({ stopped: true, openTask: { id: 't1', severity: 'EMERGENCY' } })) });
    const stopped = await card('No exercises for now');
    expect(stopped.getByRole('alert')).toHaveTextContent('112');
    expect(stopped.getByText(/^Your answer is saved/)).toBeVisible();
  },
);

it('shows nothing of whoever was here before, once somebody else has signed in', async () => {
  const days = [answerOf(todayOf()), answerOf(todayOf({ planId: 'n2' }), 'other')];
  const plans = [planAnswer(), lost];
  open('/user/measure', { Today: () => days.shift() ?? lost, OwnPlan: () => plans.shift() ?? lost });
  expect((await card('Knee bend')).getByText('88.5°')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^Your plan could not be loaded/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Knee bend' })).toBeNull();
});

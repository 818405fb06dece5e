import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, type Answer } from '../../../test/fake-server';
import { answerOf, lost, occasionsOf, openToday as open, taskOf, todayOf } from '../../../test/today.fixture';
import { accounts } from '../../../test/render-route';
import { aheadAnswer, profileOf, stopTheClock } from '../../../test/user.fixture';

const card = async () => {
  const name = await screen.findByRole('heading', { level: 3, name: 'Heel slides' });
  return within(name.closest('li') ?? name);
};

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('the exercises', () => {
  it('begin with what is next, in one line with one button', async () => {
    const { router } = open({ Today: () => answerOf(todayOf()) });
    expect(await screen.findByText('Next: Heel slides')).toBeVisible();
    expect(screen.getByText('About 14 minutes left today.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Start' }));
    expect(router.state.location.pathname).toBe('/user/today/heelSlides');
    expect(await screen.findByRole('heading', { level: 1, name: 'Heel slides' })).toBeVisible();
  });

  it('stand in a line each, with what is done, begun and left out', async () => {
    const [first, second, third] = occasionsOf(1);
    const exercises = todayOf().exercises.map((one) => ({
      ...one,
      occasions: [first, { ...second, skipped: 'TIRED' as const }, { ...third, setsDone: 2 }].flatMap(
        (each) => each ?? [],
      ),
    }));
    open({ Today: () => answerOf(todayOf({ exercises } as never)) });
    const item = await card();
    expect(item.getByText('1 of 3 today')).toBeVisible();
    expect(item.getByText('2 of 3 sets')).toBeVisible();
    expect(item.getByText('Left out: tired.')).toBeVisible();
    expect(item.getByRole('link', { name: 'Go on: Heel slides' })).toHaveAttribute('href', '/user/today/heelSlides');
  });

  it('that somebody else ticked name them, until the patient ticks', async () => {
    const [first, ...rest] = occasionsOf(1);
    const occasions = [{ ...first, doneBy: 'Asha' }, ...rest];
    const exercises = todayOf().exercises.map((one) => ({ ...one, occasions }));
    open({ Today: () => answerOf(todayOf({ exercises } as never)) });
    expect((await card()).getByText('Ticked by Asha')).toBeVisible();
  });

  it('that are all done ask how hard it was, once, and say the week without a reproach', async () => {
    const exercises = todayOf().exercises.map((one) => ({ ...one, timesDone: 3, occasions: occasionsOf(3) }));
    const { sent } = open({ Today: () => answerOf(todayOf({ exercises })), RecordEntries: () => lost });
    expect(await screen.findByRole('heading', { name: 'You have done your exercises for today' })).toBeVisible();
    expect(screen.getByText('You exercised on 2 days this week.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Start' })).toBeNull();
    const effort = within(screen.getByRole('group', { name: 'How hard was it?' }));
    await userEvent.click(effort.getByRole('button', { name: '4' }));
    await waitFor(() => expect(sent()[0]).toMatchObject([{ effort: 4 }]));
    expect(effort.getByRole('button', { name: '4' })).toHaveAttribute('aria-pressed', 'true');
    const item = await card();
    expect(item.getByText(/^3 of 3 today/)).toBeVisible();
  });
});

describe('the danger signs', () => {
  it('come before the exercises, and a yes is answered at once, with 112, though nothing can be sent', async () => {
    const { sent } = open({ Today: () => answerOf(todayOf({ needsDangerCheck: true })), RecordEntries: () => lost });
    await screen.findByRole('heading', { name: 'First: do you have one of these today?' });
    expect(screen.queryByText('Heel slides')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Yes: Do you have chest pain?' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Call 112 now');
    expect(screen.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    expect(screen.getByText(/^Your answer is not sent yet. Do not wait for that: call/)).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const answers = [
      { sign: 'calf', yes: false },
      { sign: 'chest', yes: true },
    ];
    expect(sent()[0]?.[0]).toMatchObject({ dangerCheck: { answers } });
    expect(screen.queryByText('Heel slides')).toBeNull();
  });

  it('are answered all at once by one button, and the exercises are there at once', async () => {
    const { sent } = open({ Today: () => answerOf(todayOf({ needsDangerCheck: true })), RecordEntries: () => lost });
    await userEvent.click(await screen.findByRole('button', { name: 'I have none of these' }));
    expect(screen.getByRole('heading', { name: 'Heel slides' })).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const answers = [
      { sign: 'calf', yes: false },
      { sign: 'chest', yes: false },
    ];
    expect(sent()[0]?.[0]).toMatchObject({ dangerCheck: { answers } });
  });

  it('pass no second tap of a double tap on to what takes their place', async () => {
    const { sent } = open({ Today: () => answerOf(todayOf({ needsDangerCheck: true })), RecordEntries: () => lost });
    await userEvent.click(await screen.findByRole('button', { name: 'I have none of these' }));
    await screen.findByText('Next: Heel slides');
    await userEvent.click(screen.getByRole('button', { name: '0' }));
    expect(screen.getByRole('heading', { name: 'How strong is your pain today?' })).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toHaveLength(1);
  });

  it('are told at any hour, after a clear check and without the network', async () => {
    const { sent } = open({ Today: () => answerOf(todayOf()), RecordEntries: () => lost });
    await userEvent.click(await screen.findByRole('button', { name: 'Something is wrong' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes: Do you have chest pain?' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Call 112 now');
    expect(screen.queryByText('Heel slides')).toBeNull();
    await waitFor(() => expect(sent()[0]).toMatchObject([{ sign: { sign: 'chest' } }]));
  });

  it('of which a graver one follows: its advice takes the focus, and the list closes', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    open({ Today: () => answerOf(todayOf({ needsDangerCheck: true })), RecordEntries: () => lost });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes: Is your calf swollen?' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Do not exercise now');
    await userEvent.click(screen.getByText('Has something else come up?'));
    scroll.mockClear();
    const yes = screen.getAllByRole('button', { name: 'Yes: Do you have chest pain?' });
    await userEvent.click(yes.find((button) => button.closest('details')) ?? document.body);
    const advice = screen.getByRole('alert');
    expect(advice).toHaveTextContent('Call 112 now');
    expect(advice).toHaveFocus();
    expect(scroll.mock.contexts).toContain(advice);
    expect(screen.getByText('Has something else come up?').closest('details')).not.toHaveAttribute('open');
    scroll.mockRestore();
  });

  it('that were answered say what to do, and who answered', async () => {
    const answeredTask = {
      id: 't1',
      advice: 'Keep the leg up today.',
      answeredAt: '2026-11-21T05:00:00.000Z',
      doctorName: 'Dr Farah Siddiqui',
    };
    open({ Today: () => answerOf(todayOf({ answeredTask })) });
    const answer = within(await screen.findByRole('region', { name: 'Your danger sign was answered' }));
    expect(answer.getByText('Keep the leg up today.')).toBeVisible();
    expect(answer.getByText(/^Dr Farah Siddiqui, /)).toBeVisible();
  });

  it.each(['/user/today', '/user/messages', '/user'])(
    'that were answered after the end of the plan say so on %s',
    async (path) => {
      const answeredTask = {
        id: 't1',
        advice: 'Come to the clinic today.',
        answeredAt: '2026-11-21T05:00:00.000Z',
        doctorName: 'Dr Farah Siddiqui',
      };
      const told = {
        myPlan: { id: 'n1', status: 'STOPPED', isSample: true, side: 'LEFT', openTask: null, answeredTask },
      };
      const me = { id: accounts.patient.id, userType: 'PATIENT', language: 'English' };
      const UserProfile = { data: { me: profileOf() } };
      const answer = { data: { ...told, me, today: null } };
      open({ Today: () => answer, TodayLine: () => answer, UserProfile, SessionsAhead: aheadAnswer([]) }, path);
      const region = within(await screen.findByRole('region', { name: 'Your danger sign was answered' }));
      expect(region.getByText('Come to the clinic today.')).toBeVisible();
      expect(region.getByText(/^Dr Farah Siddiqui, /)).toBeVisible();
    },
  );

  it.each(['/user/messages', '/user'])('that were answered give way to an open one on %s', async (path) => {
    const answeredTask = {
      id: 't1',
      advice: 'Go on with your exercises.',
      answeredAt: '2026-11-21T05:00:00.000Z',
      doctorName: null,
    };
    const openTask = { id: 't2', severity: 'EMERGENCY' };
    const told = { myPlan: { id: 'n1', status: 'STOPPED', isSample: true, side: 'LEFT', openTask, answeredTask } };
    const me = { id: accounts.patient.id, userType: 'PATIENT', language: 'English' };
    const UserProfile = { data: { me: profileOf() } };
    const answer = { data: { ...told, me, today: null } };
    open({ Today: () => answer, TodayLine: () => answer, UserProfile, SessionsAhead: aheadAnswer([]) }, path);
    expect((await screen.findAllByText(/112/))[0]).toBeVisible();
    expect(screen.queryByText('Go on with your exercises.')).toBeNull();
  });

  it('that a clinician has seen say who and when', async () => {
    const openTask = {
      ...taskOf('URGENT'),
      acknowledgedAt: '2026-11-21T05:00:00.000Z',
      doctorName: 'Dr Farah Siddiqui',
    };
    open({ Today: () => answerOf(todayOf({ stopped: true, advice: 'Call.', openTask, exercises: [] })) });
    expect(await screen.findByText(/^Dr Farah Siddiqui has seen it, /)).toBeVisible();
  });

  it('that are open show the advice of the server and no exercises', async () => {
    const task = taskOf('URGENT');
    const stopped = todayOf({ stopped: true, advice: 'Call the clinic today.', openTask: task, exercises: [] });
    open({ Today: answerOf(stopped) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Call the clinic today.');
    // A message may come late or not at all: the page may not say that somebody has read it.
    expect(screen.getByText(/a message goes to your doctor. Do not wait for that: please call yourself/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your exercises' })).toBeNull();
  });
});

it('counts an occasion whose last set is not sent yet among the exercises of today', async () => {
  const [first, second, third] = occasionsOf(1);
  const exercises = todayOf().exercises.map((one) => ({
    ...one,
    occasions: [first, { ...second, setsDone: 2 }, third] as typeof one.occasions,
  }));
  const { router } = open({ Today: () => answerOf(todayOf({ exercises })), RecordEntries: () => lost });
  await userEvent.click(await screen.findByRole('link', { name: 'Go on' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Done: set 3 of 3' }));
  await act(() => router.navigate('/user/today'));
  expect(await screen.findByText('Exercises today')).toBeVisible();
  expect(screen.getByText('Exercises today').nextElementSibling).toHaveTextContent('2 of 3');
});

it('says the numbers as /user does', async () => {
  open({ Today: () => answerOf(todayOf()) });
  const progress = await screen.findByRole('region', { name: 'Your progress' });
  expect(progress).toHaveTextContent(
    /Recovery progress38%Sessions done9Sessions missed2Sessions to go14Exercises today1 of 3Exercises, the 7 days before today30 of 40$/,
  );
  expect(screen.getByText('Sample, not signed off by a clinician')).toBeVisible();
});

it('has a kind sentence and a way on for a patient without a plan', async () => {
  open({ Today: () => answerOf(null), SessionsAhead: aheadAnswer([]) });
  expect(await screen.findByRole('heading', { name: 'You have no plan of exercises now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'your sessions' })).toHaveAttribute('href', '/user/sessions');
  const next = within(await screen.findByRole('region', { name: 'Your next step' }));
  expect(await next.findByRole('link', { name: 'Ask for a session' })).toHaveAttribute(
    'href',
    '/user/sessions#ask-for-a-session',
  );
  expect(screen.getByRole('link', { name: 'Call the clinic' })).toBeVisible();
});

it('that could not be loaded says so, and can be tried again', async () => {
  const answers: Answer[] = [refusal('Something went wrong.', 'INTERNAL'), answerOf(todayOf())];
  open({ Today: () => answers.shift() ?? new Error('asked too often') });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Day 12 after your operation.')).toBeVisible();
});

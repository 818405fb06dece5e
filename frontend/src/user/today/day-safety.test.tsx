import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCourse } from '../../../test/course.fixture';
import { refusal, type Answer } from '../../../test/fake-server';
import { accounts } from '../../../test/render-route';
import {
  answerOf,
  keptEntries,
  lost,
  openToday as open,
  outcome,
  stored,
  taskOf,
  todayOf,
} from '../../../test/today.fixture';
import { aheadAnswer, stopTheClock } from '../../../test/user.fixture';
import { log } from '#src/log';

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue();
  stopTheClock();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});

const asked = todayOf({ needsDangerCheck: true });
const stopped = todayOf({
  stopped: true,
  advice: 'Call the clinic today.',
  openTask: taskOf('URGENT'),
  exercises: [],
});
const me = { me: { id: accounts.patient.id, userType: 'PATIENT', language: 'English' } };
const nothingComes = { Me: lost, Today: lost, RecordEntries: lost };
const refusing = ({ entries }: Readonly<Record<string, unknown>>): Answer => ({
  data: { recordEntries: outcome(entries, 'REFUSED').map((one) => ({ ...one, message: 'The date is ahead.' })) },
});

const sayChestPain = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Yes: Do you have chest pain?' }));

async function expectAdvice(sentence = 'Call 112 now'): Promise<void> {
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  expect(screen.queryByRole('heading', { name: 'Your exercises' })).toBeNull();
}

describe('a Yes to a danger sign', () => {
  it('that could not be sent keeps its advice after a reload off line', async () => {
    open({ Today: () => answerOf(asked), RecordEntries: () => lost });
    await sayChestPain();
    await expectAdvice();
    cleanup();
    open(nothingComes);
    await expectAdvice();
    expect(await screen.findByText(/^There is no connection to the clinic now/)).toBeVisible();
    expect(screen.getByText(/^Your answer is not sent yet/)).toBeVisible();
  });

  it('that comes after the end of its plan keeps its advice until a doctor has answered', async () => {
    let ended = false;
    const openTask = taskOf('EMERGENCY');
    const plan = (task: object | null) => ({ id: 'n1', status: 'STOPPED', isSample: true, openTask: task });
    const server = {
      SessionsAhead: aheadAnswer([]),
      Today: () => (ended ? { data: { ...me, myPlan: plan(openTask), today: null } } : answerOf(asked)),
      RecordEntries: (variables: Readonly<Record<string, unknown>>) => {
        ended = true;
        return stored(variables);
      },
    };
    open(server);
    await sayChestPain();
    expect(await screen.findByText(/^Your answer is saved/)).toBeVisible();
    await expectAdvice();
    cleanup();
    open({ Me: lost, Today: lost, SessionsAhead: aheadAnswer([]) });
    await expectAdvice();
    cleanup();
    open({ Today: () => ({ data: { ...me, myPlan: plan(null), today: null } }), SessionsAhead: aheadAnswer([]) });
    expect(await screen.findByText('You have no plan of exercises now')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that the server has keeps its advice after a reload off line, until a doctor has answered', async () => {
    let today = asked;
    const server = {
      Today: () => answerOf(today),
      RecordEntries: (variables: Readonly<Record<string, unknown>>) => {
        today = stopped;
        return stored(variables);
      },
    };
    open(server);
    await sayChestPain();
    expect(await screen.findByText(/^Your answer is saved/)).toBeVisible();
    cleanup();
    open(nothingComes);
    await expectAdvice('Call the clinic today.');
    cleanup();
    today = asked;
    open(server);
    expect(await screen.findByRole('button', { name: 'I have none of these' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(keptEntries()).toHaveLength(0);
  });

  it('that was stored, and whose answer is the last thing that came, keeps its advice', async () => {
    const days: Answer[] = [answerOf(asked)];
    open({ Today: () => days.shift() ?? lost, RecordEntries: stored });
    await sayChestPain();
    expect(await screen.findByText(/^Your answer is saved/)).toBeVisible();
    cleanup();
    open(nothingComes);
    await expectAdvice();
  });

  it('that the server does not take says so and why, keeps its advice, and can be said once more', async () => {
    const answers = [refusing, stored];
    let today = asked;
    const { sent } = open({
      Today: () => answerOf(today),
      RecordEntries: (variables) => {
        const answer = (answers.shift() ?? stored)(variables);
        if (answers.length === 0) today = stopped;
        return answer;
      },
    });
    await sayChestPain();
    expect(await screen.findByText('This was not saved. The date is ahead.')).toBeVisible();
    await expectAdvice();
    expect(screen.getByText(/^Your answer could not be saved, so nobody at the clinic sees it/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^This was not saved/)).toBeNull();
    await expectAdvice();
    await sayChestPain();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(await screen.findByText(/^Your answer is saved/)).toBeVisible();
    await expectAdvice('Call the clinic today.');
  });

  it('brings its advice into sight, before all else of the page', async () => {
    open({ Today: () => answerOf(asked), RecordEntries: () => lost });
    const shownAt = vi.spyOn(Element.prototype, 'scrollIntoView');
    await sayChestPain();
    const advice = await screen.findByRole('alert');
    expect(shownAt.mock.contexts).toEqual([advice]);
    for (const other of ['Day 12 after your operation.', /^One entry is not sent yet/])
      expect(advice.compareDocumentPosition(await screen.findByText(other))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('that is stored moves neither the focus nor the open list of further signs', async () => {
    let store: () => void = () => undefined;
    const days = [answerOf(asked)];
    open({
      Today: () => days.shift() ?? answerOf(stopped),
      RecordEntries: async (variables) => {
        await new Promise<void>((resolve) => (store = resolve));
        return stored(variables);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes: Is your calf swollen?' }));
    const advice = screen.getByRole('alert');
    expect(advice).toHaveFocus();
    const further = screen.getByText('Has something else come up?');
    await userEvent.click(further);
    further.focus();
    store();
    expect(await screen.findByText(/^Your answer is saved/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Call the clinic today.'));
    expect(screen.getByRole('alert')).toBe(advice);
    expect(further.closest('details')).toHaveAttribute('open');
    expect(further).toHaveFocus();
  });

  it('is not answered by the advice for a lesser sign', async () => {
    const days: Answer[] = [answerOf(stopped)];
    open({ Today: () => days.shift() ?? lost, RecordEntries: stored });
    await expectAdvice('Call the clinic today.');
    await userEvent.click(screen.getByText('Has something else come up?'));
    await sayChestPain();
    expect(await screen.findByText(/^Your answer is saved/)).toBeVisible();
    await expectAdvice('Call 112 now');
  });

  it('is not answered, before it is saved, by the words for a sign of the same gravity that was', async () => {
    open({ Today: () => answerOf(stopped), RecordEntries: () => lost });
    await expectAdvice('Call the clinic today.');
    await userEvent.click(screen.getByText('Has something else come up?'));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes: Is your calf swollen?' }));
    expect(await screen.findByText(/^Your answer is not sent yet/)).toBeVisible();
    await expectAdvice('Do not exercise now. Call the clinic and say what you have noticed.');
    expect(screen.queryByText('Call the clinic today.')).toBeNull();
  });

  it('is not said to be saved on another page while a further one is not', async () => {
    open({ Today: () => answerOf(stopped), RecordEntries: () => lost });
    await userEvent.click(await screen.findByText('Has something else come up?'));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes: Is your calf swollen?' }));
    cleanup();
    openCourse('/user/plan', { Today: answerOf(stopped), RecordEntries: lost });
    expect(await screen.findByText(/^A danger sign was answered with Yes here/)).toBeVisible();
    expect(screen.queryByText(/^Your answer is saved/)).toBeNull();
  });

  it('stands where the plan has ended meanwhile', async () => {
    open({ Today: () => answerOf(asked), RecordEntries: () => lost });
    await sayChestPain();
    cleanup();
    open({ Today: () => answerOf(null), RecordEntries: () => lost, SessionsAhead: aheadAnswer([]) });
    expect(await screen.findByRole('heading', { name: 'You have no plan of exercises now' })).toBeVisible();
    await expectAdvice();
  });

  it('stands where nobody is signed in any more, with the way to sign in; else a visitor signs in first', async () => {
    const out = { Me: { data: { me: null } }, Today: refusal('Please sign in first.', 'UNAUTHENTICATED') };
    open({ Today: () => answerOf(asked), RecordEntries: () => lost });
    await sayChestPain();
    cleanup();
    const { router } = open(out);
    expect(await screen.findByText(/^You are signed out. This is your day as of/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Call 112' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/user/today');
    cleanup();
    sessionStorage.clear();
    const visitor = open(out);
    await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/login'));
    expect(visitor.router.state.location.state).toEqual({ back: '/user/today' });
  });

  it('is not shown to another account', async () => {
    open({ Today: () => answerOf(asked), RecordEntries: () => lost });
    await sayChestPain();
    cleanup();
    open({ Today: () => answerOf(todayOf(), 'p2'), RecordEntries: stored });
    expect(await screen.findByRole('heading', { name: 'Your exercises' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('what is not sent is said also where the danger signs are asked', async () => {
  open({ Today: () => answerOf(todayOf()), RecordEntries: () => lost }, '/user/today/heelSlides');
  await userEvent.click(await screen.findByRole('button', { name: 'Done: set 1 of 3' }));
  expect(await screen.findByText(/^One entry is not sent yet/)).toBeVisible();
  cleanup();
  open({ Today: () => answerOf(asked), RecordEntries: () => lost });
  expect(await screen.findByRole('button', { name: 'I have none of these' })).toBeVisible();
  expect(await screen.findByText(/^One entry is not sent yet/)).toBeVisible();
});

it('keeps the focus at what is to do when the pressed button gives way', async () => {
  open({ Today: () => answerOf(asked), RecordEntries: () => lost });
  await userEvent.click(await screen.findByRole('button', { name: 'I have none of these' }));
  expect(screen.getByRole('region', { name: 'What to do today' })).toHaveFocus();
});

it('an account that may not is told so, and where else to go', async () => {
  open({ Me: lost, Today: refusal('You may not do that.', 'FORBIDDEN') });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page is for patients of the clinic');
  expect(screen.queryByText(/Check your connection/)).toBeNull();
});

it('a session that ended before it was known whose it is has a way to sign in over the page', async () => {
  const calls: Answer[] = [lost, { data: { me: null } }];
  const answers = {
    Me: () => calls.shift() ?? { data: { me: null } },
    Today: () => answerOf(todayOf()),
    RecordEntries: refusal('Please sign in first.', 'UNAUTHENTICATED'),
  };
  open(answers, '/user/today/heelSlides');
  await userEvent.click(await screen.findByRole('button', { name: 'Done: set 1 of 3' }));
  expect(await screen.findByText(/^You are signed out/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/login');
  expect(screen.getByText(/^One entry is not sent yet. All is kept on this phone until/)).toBeVisible();
});

it('is in the language of the account, and says when that could not be told', async () => {
  const { id } = accounts.patient;
  sessionStorage.setItem('untold-language', JSON.stringify('en'));
  open({
    Today: () => ({ data: { me: { id, userType: 'PATIENT', language: 'Hindi' }, myPlan: null, today: todayOf() } }),
  });
  expect(await screen.findByText(/your account could not be told/)).toBeVisible();
});

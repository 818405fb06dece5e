import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type Answer } from '../../../test/fake-server';
import {
  answerOf,
  keptEntries,
  lineAnswer,
  lost,
  openToday,
  outcome,
  stored,
  taskOf,
  todayOf,
} from '../../../test/today.fixture';
import { openAs, profileOf, stopTheClock } from '../../../test/user.fixture';
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

const line: Answer = lineAnswer();
const logout: Answer = { data: { logout: true } };
const notSent = /^One entry of your day is not with the clinic yet/;

/** Says something on /user/today that is not sent. */
async function leaveUnsent(button: string | RegExp, needsDangerCheck = false): Promise<void> {
  openToday(
    { Today: () => answerOf(todayOf({ needsDangerCheck })), RecordEntries: () => lost },
    '/user/today/heelSlides',
  );
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(/^One entry is not sent yet/)).toBeVisible();
  cleanup();
}
const tick = 'Done: set 1 of 3';
const yes = 'Yes: Do you have chest pain?';

const refusing = ({ entries }: Readonly<Record<string, unknown>>): Answer => ({
  data: {
    recordEntries: outcome(entries, 'REFUSED').map((one) => ({
      ...one,
      message: 'This exercise is not in your plan.',
    })),
  },
});

const openUser = (answers: Parameters<typeof fakeServer>[0]) =>
  openAs(profileOf(), '/user', { TodayLine: line, Logout: logout, ...answers });
const pressLogout = async () => userEvent.click(await screen.findByRole('button', { name: 'Logout' }));

describe('logging out', () => {
  it('with nothing unsent asks nothing', async () => {
    const { router, asked } = openUser({});
    await pressLogout();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(asked('Logout')).toHaveLength(1);
    expect(asked('Today')).toHaveLength(0);
  });

  it('sends first what the day left, and then goes', async () => {
    await leaveUnsent(tick);
    const days = Promise.withResolvers<Answer>();
    const { router, server } = openUser({ Today: () => days.promise, RecordEntries: stored });
    await pressLogout();
    expect(await screen.findByText(notSent)).toBeVisible();
    days.resolve(answerOf(todayOf()));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    const sequence = server.calls.map(({ operation }) => operation);
    expect(sequence.indexOf('RecordEntries')).toBeGreaterThan(-1);
    expect(sequence.indexOf('Logout')).toBeGreaterThan(sequence.indexOf('RecordEntries'));
  });

  it('asks where it cannot be sent, and names a danger sign; who stays loses nothing', async () => {
    await leaveUnsent(yes, true);
    const { asked, router } = openUser({ Today: lost, RecordEntries: () => lost });
    expect(await screen.findByRole('alert')).toHaveTextContent('Call 112 now');
    await pressLogout();
    const question = await screen.findByRole('alertdialog', { name: 'Logout' });
    await waitFor(() => expect(question).toHaveFocus());
    expect(question).toHaveTextContent(/A Yes to a danger sign is among them, and nobody at the clinic knows of it/);
    expect(await screen.findByText(/^It could not be sent/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(asked('Logout')).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/user');
    expect(keptEntries()).toHaveLength(1);
  });

  it('does not go once it was sent where the patient has chosen to stay meanwhile', async () => {
    await leaveUnsent(tick);
    const answer = Promise.withResolvers<Answer>();
    const { asked, router } = openUser({ Today: answerOf(todayOf()), RecordEntries: () => answer.promise });
    await pressLogout();
    expect(await screen.findByText(notSent)).toBeVisible();
    // By the page itself, and for the log-out.
    await vi.waitFor(() => expect(asked('RecordEntries')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    const [{ entries } = { entries: [] }] = asked('RecordEntries');
    answer.resolve(stored({ entries }));
    // Nothing of the page changes by it.
    await vi.waitFor(() => expect(keptEntries()).toHaveLength(0));
    expect(asked('Logout')).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/user');
  });

  it('deletes nothing of whoever it asks where another account has signed in in another tab', async () => {
    await leaveUnsent(tick);
    const { asked } = openUser({ Today: answerOf(todayOf(), 'p2'), RecordEntries: stored });
    await pressLogout();
    expect(await screen.findByText(/^It could not be sent/)).toBeVisible();
    expect(screen.getByText(notSent)).toBeVisible();
    expect(asked('RecordEntries')).toHaveLength(0);
    expect(asked('Logout')).toHaveLength(0);
    expect(keptEntries()).toHaveLength(1);
  });

  it('says of what the server did not take why, and neither that it was not sent nor to try again', async () => {
    openToday({ Today: () => answerOf(todayOf()), RecordEntries: refusing }, '/user/today/heelSlides');
    await userEvent.click(await screen.findByRole('button', { name: tick }));
    expect(await screen.findByText(/^This was not saved/)).toBeVisible();
    cleanup();
    const { asked, router } = openUser({ Today: answerOf(todayOf()), RecordEntries: refusing });
    await pressLogout();
    const question = await screen.findByRole('alertdialog', { name: 'Logout' });
    // The question is asked at once; what it says is known when the phone's entries are read.
    await waitFor(() =>
      expect(question).toHaveTextContent(
        "The clinic's system did not take one entry of your day. Sending it again does not help, and logging out deletes it from this phone.",
      ),
    );
    expect(question).toHaveTextContent('Why: This exercise is not in your plan.');
    expect(question).not.toHaveTextContent(/connection|not with the clinic yet|send it now/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log out and delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(asked('RecordEntries')).toHaveLength(0);
  });

  it('says so, too, where the server does not take what is sent before the log-out', async () => {
    await leaveUnsent(tick);
    const { asked } = openUser({ Today: answerOf(todayOf()), RecordEntries: refusing });
    await pressLogout();
    const question = await screen.findByRole('alertdialog', { name: 'Logout' });
    await waitFor(() => expect(question).toHaveTextContent('Why: This exercise is not in your plan.'));
    expect(question).not.toHaveTextContent(/connection|not with the clinic yet/);
    expect(asked('Logout')).toHaveLength(0);
  });

  it('deletes it for who wants that, though the server does not confirm the logout', async () => {
    await leaveUnsent(tick);
    const { router } = openUser({ Today: lost, RecordEntries: () => lost, Logout: lost });
    await pressLogout();
    expect(await screen.findByText(notSent)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Log out and delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('/user', () => {
  it('goes on sending what the day left', async () => {
    await leaveUnsent(tick);
    const { asked } = openUser({ Today: () => answerOf(todayOf()), RecordEntries: stored });
    await vi.waitFor(() => expect(asked('RecordEntries')).toHaveLength(1), { timeout: 10_000 });
    await vi.waitFor(() => expect(keptEntries()).toHaveLength(0));
  });

  it('keeps the advice for a Yes that could not be sent', async () => {
    await leaveUnsent(yes, true);
    openUser({ Today: lost, RecordEntries: () => lost });
    expect(await screen.findByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    expect(screen.getByText(/^A danger sign was answered with Yes here/)).toBeVisible();
  });

  it('keeps the advice for a sign that the clinic has, until a doctor has answered, and shows none where none was said', async () => {
    const stopped = todayOf({ stopped: true, openTask: taskOf('URGENT') });
    openToday({ Today: answerOf(stopped) });
    expect(await screen.findByText(/^Your answer is saved/)).toBeVisible();
    cleanup();
    openUser({ Today: lost });
    expect(await screen.findByRole('link', { name: 'Call 112' })).toBeVisible();
    cleanup();
    sessionStorage.clear();
    const { asked } = openUser({ Today: answerOf(stopped) });
    expect(await screen.findByText('Day 12 after your operation.')).toBeVisible();
    expect(asked('Today')).toHaveLength(0);
  });

  const stoppedLine = (severity: string) => ({
    data: {
      myPlan: { id: 'n1', openTask: { id: 't1', severity } },
      today: { planId: 'n1', sentence: 'Day 12.', stopped: true, openTask: { id: 't1', severity }, answeredTask: null },
    },
  });

  it('says what stops the plan as the server tells it, and takes no request in an emergency', async () => {
    openUser({ TodayLine: stoppedLine('EMERGENCY') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Call 112 now');
    expect(screen.queryByRole('link', { name: 'What to do today' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See what to do' })).toHaveAttribute('href', '/user/today');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ask for a session' })).toBeNull());
  });

  it('learns of a stop when the page is looked at again', async () => {
    let answer: Answer | undefined;
    openUser({
      TodayLine: () => answer ?? lineAnswer({ exercises: [] }),
    });
    expect(await screen.findByRole('link', { name: 'What to do today' })).toBeVisible();
    answer = stoppedLine('URGENT');
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Do not exercise now');
  });

  it('has its Logout above all that comes late', async () => {
    openUser({});
    const button = await screen.findByRole('button', { name: 'Logout' });
    const sentence = await screen.findByText('Day 12 after your operation.');
    expect(button.compareDocumentPosition(sentence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

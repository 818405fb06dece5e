import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, type Answer } from '../../../test/fake-server';
import { accounts } from '../../../test/render-route';
import { answerOf, lost, openToday as open, outcome, stored, todayOf } from '../../../test/today.fixture';
import { stopTheClock } from '../../../test/user.fixture';

const card = async () => {
  const name = await screen.findByRole('heading', { level: 3, name: 'Heel slides' });
  return within(name.closest('li') ?? name);
};
const done = { name: /^Done.*Heel slides$/ };

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('the exercises', () => {
  it('are ticked and counted, and once the server has them nothing more of them is kept here', async () => {
    let times = 1;
    const { sent } = open({
      Today: () => answerOf(todayOf({ exercises: todayOf().exercises.map((one) => ({ ...one, timesDone: times })) })),
      RecordEntries: (variables) => {
        times += 1;
        return stored(variables);
      },
    });
    const item = await card();
    expect(item.getByText('1 of 3 today')).toBeVisible();
    await userEvent.click(item.getByRole('button', done));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(item.getByText('2 of 3 today')).toBeVisible();
    expect(item.queryByText('Not sent yet')).toBeNull();
    expect(sent()).toHaveLength(1);
  });

  it('that could not be sent say so, and are sent again with the same id', async () => {
    const answers = [() => lost, stored];
    const { sent } = open({
      Today: () => answerOf(todayOf()),
      RecordEntries: (variables) => (answers.shift() ?? (() => new Error('asked too often')))(variables),
    });
    const item = await card();
    await userEvent.click(item.getByRole('button', done));
    expect(await item.findByText('Not sent yet')).toBeVisible();
    expect(item.getByText(/^2 of 3 today/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(item.queryByText('Not sent yet')).toBeNull());
    const [first, second] = sent();
    expect(second).toEqual(first);
  });

  it('of which an answer says nothing are not sent on and on', async () => {
    const { sent } = open({ Today: () => answerOf(todayOf()), RecordEntries: { data: { recordEntries: [] } } });
    const item = await card();
    await userEvent.click(item.getByRole('button', done));
    expect(await screen.findByText(/^One entry is not sent yet/)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('that the server refuses say why until that is read', async () => {
    open({
      Today: () => answerOf(todayOf()),
      RecordEntries: ({ entries }) => ({
        data: {
          recordEntries: outcome(entries, 'REFUSED').map((one) => ({
            ...one,
            message: 'This exercise is not in your plan.',
          })),
        },
      }),
    });
    const item = await card();
    await userEvent.click(item.getByRole('button', done));
    expect(await screen.findByText('This was not saved. This exercise is not in your plan.')).toBeVisible();
    expect(item.getByText('1 of 3 today')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^This was not saved/)).toBeNull();
  });

  it('take the pain of the day along, once', async () => {
    const { sent } = open({ Today: () => answerOf(todayOf()), RecordEntries: stored });
    await userEvent.click(await screen.findByRole('button', { name: '4' }));
    const item = await card();
    await userEvent.click(item.getByRole('button', done));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await userEvent.click(item.getByRole('button', done));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(([entry]) => entry?.checkIn)).toEqual([
      expect.objectContaining({ pain: 4 }),
      expect.not.objectContaining({ pain: 4 }),
    ]);
    expect(screen.getByText('Pain today: 4 of 10')).toBeVisible();
  });

  it('of one account are never sent for another who signed in in another tab', async () => {
    let id = accounts.patient.id;
    const { sent, tellTabs } = open({ Today: () => answerOf(todayOf(), id), RecordEntries: () => lost });
    const item = await card();
    await userEvent.click(item.getByRole('button', done));
    expect(await item.findByText('Not sent yet')).toBeVisible();
    const before = sent().length;
    id = 'p2';
    tellTabs();
    await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
    expect(screen.getByText('Another account was signed in in another tab.')).toBeVisible();
    expect(sent()).toHaveLength(before);
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

  it('that are open show the advice of the server and no exercises', async () => {
    const task = { id: 't1', severity: 'URGENT' as const };
    const stopped = todayOf({ stopped: true, advice: 'Call the clinic today.', openTask: task, exercises: [] });
    open({ Today: answerOf(stopped) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Call the clinic today.');
    // A message may come late or not at all: the page may not say that somebody has read it.
    expect(screen.getByText(/a message goes to your doctor. Do not wait for that: please call yourself/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your exercises' })).toBeNull();
  });
});

it('says the numbers as /user does', async () => {
  open({ Today: () => answerOf(todayOf()) });
  const progress = await screen.findByRole('region', { name: 'Your progress' });
  expect(progress).toHaveTextContent(
    /Recovery progress38%Sessions done9Sessions missed2Sessions to go15Exercises, last 7 days30 of 40$/,
  );
  expect(screen.getByText('Sample, not signed off by a clinician')).toBeVisible();
});

it('has a kind sentence and a way on for a patient without a plan', async () => {
  open({ Today: () => answerOf(null) });
  expect(await screen.findByRole('heading', { name: 'You have no plan of exercises now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'your own page' })).toHaveAttribute('href', '/user');
});

it('that could not be loaded says so, and can be tried again', async () => {
  const answers: Answer[] = [refusal('Something went wrong.', 'INTERNAL'), answerOf(todayOf())];
  open({ Today: () => answers.shift() ?? new Error('asked too often') });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Day 12 after your operation.')).toBeVisible();
});

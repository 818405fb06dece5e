import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../../test/fake-server';
import { answerOf, keptEntries, lost, stored, taskOf, todayOf } from '../../../test/today.fixture';
import { isChecked, lastPain } from './day-entries';
import { dayExercises } from './exercise/day-exercises';
import { DayStore } from './DayStore';
import { saidOn } from './reported-signs';
import { shownDay } from './shown-day';

/** A minute before midnight at the clinic, where it is 21 Nov 2026. */
const late = '2026-11-21T18:29:00.000Z';
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(late), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const tick = { checkIn: { exercises: [{ exercise: 'heelSlides', sets: 3, reps: 10 }] } };
const check = (yes: boolean) => ({
  dangerCheck: {
    answers: [
      { sign: 'calf', yes: false },
      { sign: 'chest', yes },
    ],
  },
});

/** The day of an account over a server with these answers, on a page that is open. */
async function openDay(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answers);
  const ended = vi.fn<() => void>();
  const day = new DayStore(server.fetch, ended);
  day.subscribe(() => undefined);
  await day.wake();
  const count = (operation: string) => server.calls.filter((call) => call.operation === operation).length;
  return { day, ended, server, count };
}

/** What the page shows of it. */
const shown = ({ told, day }: ReturnType<DayStore['state']>) => told?.today && shownDay(told.today, day);

/** An answer of a server whose clock shows a moment. */
const dated = (answer: Answer, date: string) =>
  new Response(JSON.stringify(answer), { headers: { date: new Date(date).toUTCString() } });

describe('at the clinic’s midnight', () => {
  it('a page that is left open asks for the new day by itself', async () => {
    let today = todayOf();
    const { day, count } = await openDay({ Today: () => answerOf(today) });
    today = todayOf({ day: '2026-11-22', needsDangerCheck: true });
    await vi.advanceTimersByTimeAsync(minute - 1);
    expect(count('Today')).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(count('Today')).toBe(2);
    expect(day.state().day).toBe('2026-11-22');
    // And the next one.
    await vi.advanceTimersByTimeAsync(24 * 60 * minute);
    expect(count('Today')).toBe(3);
  });

  it('it asks the danger signs anew off line, too, with nothing done, and asks the server until it answers', async () => {
    const days: Answer[] = [answerOf(todayOf())];
    const { day, count } = await openDay({ Today: () => days.shift() ?? lost, RecordEntries: () => lost });
    day.add(check(false));
    day.add(tick);
    day.add({ pain: { value: 4, moment: 'MOVING' } });
    expect(isChecked(day.state().entries, day.state().day)).toBe(true);
    await vi.advanceTimersByTimeAsync(minute);
    const state = day.state();
    expect(shown(state)).toMatchObject({ day: '2026-11-22', needsDangerCheck: true, exercises: [{ timesDone: 0 }] });
    expect(shown(state)?.sentence).toMatch(/^A new day has begun.*of 21 Nov 2026\.$/);
    expect(isChecked(state.entries, state.day)).toBe(false);
    const today = shown(state);
    expect(today && dayExercises(today, state).map(({ timesDone }) => timesDone)).toEqual([0]);
    expect(lastPain(state.entries, state.day, null)).toBeNull();
    const before = count('Today');
    await vi.advanceTimersByTimeAsync(minute);
    expect(count('Today')).toBeGreaterThan(before);
  });

  it('a Yes that was not sent goes over into the new day', async () => {
    const { day } = await openDay({ Today: () => answerOf(todayOf()), RecordEntries: () => lost });
    day.add(check(true));
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(day.state().day).toBe('2026-11-22');
    expect(saidOn(day.state().entries, '2026-11-22')).toMatchObject([{ day: '2026-11-21', severity: 'EMERGENCY' }]);
  });

  it('a page that nobody looks at any more asks nothing', async () => {
    const server = fakeServer({ Today: () => answerOf(todayOf()) });
    const day = new DayStore(server.fetch, () => undefined);
    const leave = day.subscribe(() => undefined);
    await day.wake();
    leave();
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(server.calls).toHaveLength(1);
  });
});

describe('on a phone with a wrong clock', () => {
  it.each([
    '2026-11-19T10:00:00.000Z',
    '2026-11-21T18:30:00.000Z',
    '2026-11-25T10:00:00.000Z',
    '2026-01-01T00:00:00.000Z',
  ])('that shows %s, the day is the server’s, and what was said is dated by it', async (wrong) => {
    vi.setSystemTime(new Date(wrong));
    const right = '2026-11-21T04:30:00.000Z';
    const { day, count } = await openDay({ Today: () => dated(answerOf(todayOf()), right), RecordEntries: () => lost });
    day.add(check(true));
    day.add({ pain: { value: 4, moment: 'MOVING' } });
    const { entries, own, day: shownNow } = day.state();
    expect(shownNow).toBe('2026-11-21');
    expect(entries).toMatchObject([
      { day: '2026-11-21', entry: { at: right } },
      { day: '2026-11-21', entry: { at: right } },
    ]);
    expect(own.PAIN).toMatchObject({ day: '2026-11-21', at: right });
    expect(count('Today')).toBe(1);
  });

  it('by less than a minute, the signs of the new day are asked once, though the server’s has not begun', async () => {
    vi.setSystemTime(new Date('2026-11-21T18:30:20.000Z'));
    let today = todayOf();
    let date = '2026-11-21T18:29:40.000Z';
    const { day } = await openDay({ Today: () => dated(answerOf(today), date), RecordEntries: stored });
    expect(shown(day.state())).toMatchObject({ day: '2026-11-22', needsDangerCheck: true });
    day.add(check(false));
    await vi.advanceTimersByTimeAsync(0);
    expect(day.state().entries).toMatchObject([{ state: 'sent' }]);
    expect(isChecked(day.state().entries, '2026-11-22')).toBe(true);
    today = todayOf({ day: '2026-11-22' });
    date = '2026-11-21T18:30:40.000Z';
    await vi.advanceTimersByTimeAsync(minute);
    expect(shown(day.state())).toMatchObject({ day: '2026-11-22', needsDangerCheck: false });
    expect(day.state().entries).toEqual([]);
  });
});

it('an answer that was asked for before does not take the place of a later one', async () => {
  const first = Promise.withResolvers<Answer>();
  const later = todayOf({ stopped: true, openTask: taskOf('EMERGENCY') });
  const answers: (Answer | Promise<Answer>)[] = [answerOf(todayOf()), first.promise, answerOf(later)];
  const { day } = await openDay({ Today: async () => answers.shift() ?? lost, RecordEntries: stored });
  const waking = day.wake();
  await day.wake();
  expect(day.state().told?.today?.stopped).toBe(true);
  first.resolve(answerOf(todayOf()));
  await waking;
  expect(day.state().told?.today?.stopped).toBe(true);
});

describe('a refusal', () => {
  it('of all that was sent, as FORBIDDEN, is said of each entry, and nothing is sent again', async () => {
    const { day, count } = await openDay({
      Today: () => answerOf(todayOf()),
      RecordEntries: refusal('You may not do that.', 'FORBIDDEN'),
    });
    day.add(tick);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(day.state().entries).toMatchObject([{ state: 'refused', reason: 'You may not do that.' }]);
    expect(count('RecordEntries')).toBe(1);
  });

  it('of the day itself is not asked for again and again, and nothing that waits is lost', async () => {
    const days: Answer[] = [answerOf(todayOf())];
    const { day, count } = await openDay({
      Today: () => days.shift() ?? refusal('You may not do that.', 'FORBIDDEN'),
      RecordEntries: () => lost,
    });
    day.add(tick);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(count('Today')).toBe(2);
    expect(count('RecordEntries')).toBe(1);
    expect(day.state()).toMatchObject({ failure: 'FORBIDDEN', retries: false, entries: [{ state: 'waiting' }] });
    expect(keptEntries()).toHaveLength(1);
  });

  it('of one Yes leaves what waits behind it to be judged by itself', async () => {
    const batches: number[] = [];
    const { day } = await openDay({
      Today: () => answerOf(todayOf()),
      RecordEntries: ({ entries }) => {
        batches.push((entries as unknown[]).length);
        return batches.length === 1
          ? lost
          : batches.length === 2
            ? refusal('Not readable.', 'BAD_INPUT')
            : stored({ entries });
      },
    });
    day.add(tick);
    await vi.advanceTimersByTimeAsync(0);
    day.add(check(true));
    await vi.advanceTimersByTimeAsync(minute);
    expect(batches).toEqual([1, 1, 1]);
    expect(day.state().entries.map(({ state }) => state)).toEqual(['refused']);
  });
});

it('after the end of the session nothing is asked until somebody says that it goes on', async () => {
  const { day, ended, count } = await openDay({
    Today: () => answerOf(todayOf()),
    RecordEntries: refusal('Please sign in first.', 'UNAUTHENTICATED'),
  });
  day.add(tick);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(ended).toHaveBeenCalledOnce();
  expect(count('RecordEntries')).toBe(1);
  expect(day.state()).toMatchObject({ isStuck: true, retries: false, entries: [{ state: 'waiting' }] });
});

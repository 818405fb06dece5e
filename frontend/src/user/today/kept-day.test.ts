import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../../test/fake-server';
import { answerOf, keptEntries, lost, stored, taskOf, todayOf } from '../../../test/today.fixture';
import { log } from '#src/log';
import { DayStore } from './DayStore';
import { recordTable } from './record-table';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:30:00.000Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(log, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const tick = { checkIn: { exercises: [{ exercise: 'heelSlides', sets: 3, reps: 10 }] } };
const signedOut = refusal('Please sign in first.', 'UNAUTHENTICATED');

/** Opens the day as a visit of its own, without waiting for its answer. */
function visit(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answers);
  const ended = vi.fn<() => void>();
  const day = new DayStore(server.fetch, ended);
  const leave = day.subscribe(() => undefined);
  const isAwake = day.wake();
  const count = (operation: string) => server.calls.filter((call) => call.operation === operation).length;
  return { day, ended, server, count, leave, isAwake };
}

/** A visit with an answer, after which the phone keeps the day. */
async function keep(answer: Answer = answerOf(todayOf()), added: readonly object[] = []): Promise<void> {
  const { day, isAwake, leave } = visit({ Today: answer, RecordEntries: lost });
  await isAwake;
  for (const entry of added) day.add(entry);
  await vi.advanceTimersByTimeAsync(0);
  leave();
}

/** Makes the phone's storage slow: what was read is returned when the function of the read is called. */
function delayReads(): (() => void)[] {
  const reads: (() => void)[] = [];
  const all = recordTable.all.bind(recordTable);
  vi.spyOn(recordTable, 'all').mockImplementation(async () => {
    const records = await all();
    await new Promise<void>((read) => reads.push(read));
    return records;
  });
  return reads;
}

describe('the day that the phone keeps', () => {
  it('is shown with its time where the server cannot be reached, and nothing is sent before it can', async () => {
    await keep();
    vi.setSystemTime(new Date('2026-11-21T08:00:00.000Z'));
    const { day, isAwake, count } = visit({ Today: lost, RecordEntries: stored });
    await isAwake;
    expect(day.state()).toMatchObject({
      told: { today: { planId: 'n1' } },
      keptAt: '2026-11-21T06:30:00.000Z',
      failure: 'no answer',
    });
    day.add(tick);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(count('RecordEntries')).toBe(0);
    expect(keptEntries()).toHaveLength(1);
  });

  it('waits a second and a half for an answer, which replaces it', async () => {
    await keep();
    const answer = Promise.withResolvers<Answer>();
    const { day, isAwake } = visit({ Today: () => answer.promise });
    await vi.advanceTimersByTimeAsync(1_499);
    expect(day.state().told).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(day.state()).toMatchObject({ told: { today: { day: '2026-11-21' } }, failure: null });
    expect(day.state().keptAt).not.toBeNull();
    answer.resolve(answerOf(todayOf({ sentence: 'Day 13 after your operation.' })));
    await isAwake;
    expect(day.state()).toMatchObject({ told: { today: { sentence: 'Day 13 after your operation.' } }, keptAt: null });
  });

  it('has the entries of the last visit, which are sent once after an answer', async () => {
    await keep(answerOf(todayOf()), [tick]);
    const days: Answer[] = [];
    const { day, isAwake, count } = visit({ Today: () => days.shift() ?? lost, RecordEntries: stored });
    await isAwake;
    expect(day.state().entries).toMatchObject([{ state: 'waiting', entry: tick }]);
    days.push(answerOf(todayOf()), answerOf(todayOf()));
    await day.wake();
    expect(count('RecordEntries')).toBe(1);
    expect(day.state().entries).toEqual([]);
    expect(keptEntries()).toEqual([]);
  });

  it('of yesterday asks the danger signs anew', async () => {
    await keep();
    vi.setSystemTime(new Date('2026-11-22T03:00:00.000Z'));
    const { day, isAwake } = visit({ Today: lost });
    await isAwake;
    expect(day.state()).toMatchObject({ day: '2026-11-22', told: { today: { day: '2026-11-21' } } });
  });

  it('keeps a stop', async () => {
    await keep(answerOf(todayOf({ stopped: true, openTask: taskOf('EMERGENCY'), exercises: [] })));
    const { day, isAwake } = visit({ Today: lost });
    await isAwake;
    expect(day.state().told?.today).toMatchObject({ stopped: true, openTask: { severity: 'EMERGENCY' } });
  });

  it('stays readable where the session has ended, opens no sign-in over the page, and sends nothing', async () => {
    await keep();
    const { day, ended, isAwake, count } = visit({ Today: signedOut, RecordEntries: stored });
    await isAwake;
    expect(day.state()).toMatchObject({ told: { today: { planId: 'n1' } }, failure: 'UNAUTHENTICATED' });
    day.add(tick);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ended).not.toHaveBeenCalled();
    expect(count('RecordEntries')).toBe(0);
    expect(day.state()).toMatchObject({ isStuck: true, retries: false, entries: [{ state: 'waiting' }] });
  });

  it('is not kept of a former account once another has signed in on the phone; its entries are', async () => {
    await keep(answerOf(todayOf()), [tick]);
    await keep(answerOf(todayOf({ planId: 'n2' }), 'p2'));
    expect(Object.keys(sessionStorage).filter((key) => key.includes('/day/'))).toEqual(['patient-day/day/p2/EN']);
    const { day, isAwake } = visit({ Today: lost });
    await isAwake;
    expect(day.state()).toMatchObject({ told: { today: { planId: 'n2' } }, entries: [] });
    expect(keptEntries()).toHaveLength(1);
  });

  it('is not shown where another version of the application has kept it, or the other language', async () => {
    await keep();
    const [key = ''] = Object.keys(sessionStorage).filter((one) => one.includes('/day/'));
    const record: object = JSON.parse(sessionStorage.getItem(key) ?? '');
    sessionStorage.setItem(key, JSON.stringify({ ...record, query: 'query Today { today { day } }' }));
    const other = visit({ Today: lost });
    await other.isAwake;
    expect(other.day.state()).toMatchObject({ told: undefined, failure: 'no answer' });
    other.leave();
    sessionStorage.setItem(key.replace(/EN$/, 'HI'), JSON.stringify(record));
    sessionStorage.removeItem(key);
    const hindi = visit({ Today: lost });
    await hindi.isAwake;
    expect(hindi.day.state().told).toBeUndefined();
  });
});

it('what is read of one account is not written for another that answers meanwhile', async () => {
  await keep(answerOf(todayOf({ stopped: true, openTask: taskOf('EMERGENCY'), exercises: [] })));
  sessionStorage.removeItem('patient-day/inputs/p1');
  const answer = Promise.withResolvers<Answer>();
  const { day, isAwake } = visit({ Today: () => answer.promise });
  await vi.advanceTimersByTimeAsync(0);
  const reads = delayReads();
  await vi.advanceTimersByTimeAsync(1_500);
  answer.resolve(answerOf(todayOf({ planId: 'n2' }), 'p2'));
  await vi.advanceTimersByTimeAsync(0);
  const [first, second] = reads;
  first?.();
  await vi.advanceTimersByTimeAsync(0);
  const ofOther = () => Object.keys(sessionStorage).filter((key) => key.includes('p2'));
  expect(ofOther()).toEqual([]);
  second?.();
  await isAwake;
  expect(day.state()).toMatchObject({ told: { today: { planId: 'n2' } }, keptAt: null });
  expect(ofOther()).toEqual(['patient-day/day/p2/EN']);
});

it('what is ticked on the kept day stays when the answer comes at that moment', async () => {
  await keep();
  const answer = Promise.withResolvers<Answer>();
  const { day, isAwake } = visit({ Today: () => answer.promise, RecordEntries: lost });
  await vi.advanceTimersByTimeAsync(0);
  const reads = delayReads();
  await vi.advanceTimersByTimeAsync(1_500);
  answer.resolve(answerOf(todayOf()));
  await vi.advanceTimersByTimeAsync(0);
  const [first, second] = reads;
  first?.();
  await vi.advanceTimersByTimeAsync(0);
  day.add(tick);
  second?.();
  await isAwake;
  expect(day.state()).toMatchObject({ keptAt: null, entries: [{ entry: tick }] });
});

it('entries that another tab has stored are taken over when the page is looked at again, once', async () => {
  const first = visit({ Today: () => answerOf(todayOf()), RecordEntries: lost });
  const second = visit({ Today: () => answerOf(todayOf()), RecordEntries: lost });
  await Promise.all([first.isAwake, second.isAwake]);
  first.day.add(tick);
  await vi.advanceTimersByTimeAsync(0);
  first.leave();
  await second.day.wake();
  await second.day.wake();
  expect(second.day.state().entries).toMatchObject([{ state: 'waiting', entry: tick }]);
});

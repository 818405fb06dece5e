import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../../test/fake-server';
import { answerOf, stored, todayOf } from '../../../test/today.fixture';
import { takeEarlyDay } from './early-day';
import { DayStore } from './DayStore';

const tick = { checkIn: { exercises: [{ exercise: 'heelSlides', sets: 3, reps: 10 }] } };
const responseOf = (answer: Answer) =>
  new Response(JSON.stringify(answer), { headers: { date: new Date('2026-11-21T10:00:00Z').toUTCString() } });
const early = answerOf(todayOf({ sentence: 'As the HTML asked.' }));
const later = answerOf(todayOf({ sentence: 'As the page asked.' }));

/** A page that takes what was asked before it was there, over a server that answers later questions. */
function open(before: Promise<Response>, today: Answer | (() => Answer | Promise<Answer>) = later) {
  const server = fakeServer({ Today: today, RecordEntries: stored });
  const ended = vi.fn<() => void>();
  window.earlyDay = before;
  const day = new DayStore(server.fetch, ended, takeEarlyDay);
  day.subscribe(() => undefined);
  return { day, asked: () => server.calls.map(({ operation }) => operation), ended };
}
const sentence = (day: DayStore) => day.state().told?.today?.sentence;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('what was asked as the page was loaded', () => {
  it('is shown, and not asked again', async () => {
    const { day, asked } = open(Promise.resolve(responseOf(early)));
    await day.wake();
    expect(sentence(day)).toBe('As the HTML asked.');
    expect(asked()).toEqual([]);
  });

  it('sends nothing: whoever is signed in by now is asked first, once', async () => {
    const { day, asked } = open(Promise.resolve(responseOf(early)));
    await day.wake();
    day.add(tick);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual(['Today', 'RecordEntries', 'Today']);
    expect(day.state()).toMatchObject({ entries: [], isStuck: false });
    day.add(tick);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked().slice(3)).toEqual(['RecordEntries', 'Today']);
  });

  it('keeps back what another account than the one it told left unsent', async () => {
    const other: Answer = {
      data: { me: { id: 'u2', userType: 'PATIENT', language: 'EN' }, myPlan: null, today: null },
    };
    const { day, asked } = open(Promise.resolve(responseOf(early)), other);
    await day.wake();
    day.add(tick);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual(['Today']);
    expect(day.state()).toMatchObject({ told: { me: { id: 'u2' } }, entries: [] });
  });

  it.each([
    ['was lost', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was refused', async () => responseOf(refusal('Please try again.', 'RATE_LIMITED'))],
    ['is no answer of the server', async () => new Response('<html>', { status: 502 })],
  ])('is asked again when it %s', async (_how, before) => {
    const { day, asked } = open(before());
    await day.wake();
    expect(asked()).toEqual(['Today']);
    expect(day.state().failure).toBeNull();
    expect(sentence(day)).toBe('As the page asked.');
  });

  it('says that the session has ended as the server says it when it is asked again', async () => {
    const over = refusal('Please sign in first.', 'UNAUTHENTICATED');
    const { day, ended, asked } = open(Promise.resolve(responseOf(over)), over);
    await day.wake();
    expect(asked()).toEqual(['Today']);
    expect(ended).toHaveBeenCalledOnce();
    expect(day.state().failure).toBe('UNAUTHENTICATED');
  });

  it('does not take the place of what was answered to a later question', async () => {
    const before = Promise.withResolvers<Response>();
    const { day, asked } = open(before.promise);
    const waking = day.wake();
    await day.wake();
    before.resolve(responseOf(early));
    await waking;
    expect(asked()).toEqual(['Today']);
    expect(sentence(day)).toBe('As the page asked.');
    day.add(tick);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual(['Today', 'RecordEntries', 'Today']);
  });
});

it('is taken once, by the first page of the day in a visit', () => {
  const answer = Promise.resolve(responseOf(early));
  window.earlyDay = answer;
  expect(takeEarlyDay()).toBe(answer);
  expect(takeEarlyDay()).toBeUndefined();
});

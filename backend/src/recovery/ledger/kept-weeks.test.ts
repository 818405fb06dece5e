import { describe, expect, it } from 'vitest';
import { sampleProtocols } from '../protocols/sample-protocols.js';
import { keptWeeks, weekSentence, type DoneDay, type Weeks } from './kept-weeks.js';

const phases = sampleProtocols.find(({ slug }) => slug === 'knee-replacement')?.content.phases ?? [];

/** Days of March 2026, of which the 2nd, the 9th and the 16th are Mondays. */
const march = (...days: number[]): DoneDay[] =>
  days.map((day) => ({ day: `2026-03-${String(day).padStart(2, '0')}`, ticks: null }));
const weeks = (fields: Partial<Weeks>): Weeks => ({
  today: '2026-03-22',
  madeOn: '2026-03-02',
  phases,
  leftOn: [],
  doneDays: [],
  stops: [],
  ...fields,
});
/** From a day's morning until another's; clinic time. */
const stop = (from: string, until: string | null) => ({
  from: `${from}T03:00:00.000Z`,
  until: until && `${until}T03:00:00.000Z`,
});

it.each<[string, Partial<Weeks>, [daysThisWeek: number, daysNeeded: number, kept: number]]>([
  ['nothing', {}, [0, 4, 0]],
  ['four days', { doneDays: march(2, 3, 5, 8) }, [0, 4, 1]],
  ['three days', { doneDays: march(2, 3, 5) }, [0, 4, 0]],
  ['four days of two weeks', { doneDays: march(7, 8, 9, 10) }, [0, 4, 0]],
  ['this week, once it is kept', { doneDays: march(16, 17, 18, 19) }, [4, 4, 1]],
  ['a pause, which takes nothing', { doneDays: march(2, 3, 4, 5, 16) }, [1, 4, 1]],
  [
    'the first week from Thursday on: four days need three',
    { madeOn: '2026-03-05', doneDays: march(5, 6, 8) },
    [0, 4, 1],
  ],
  ['the first week, with two of four days', { madeOn: '2026-03-05', doneDays: march(5, 6) }, [0, 4, 0]],
  ['a plan of a Sunday', { today: '2026-03-22', madeOn: '2026-03-22', doneDays: march(22) }, [1, 1, 1]],
  ['no day before the plan', { madeOn: '2026-03-08', doneDays: march(5, 6, 7) }, [0, 4, 0]],
  [
    'a week stopped from Tuesday until Friday: four days need three',
    { doneDays: march(2, 6, 7), stops: [stop('2026-03-03', '2026-03-06')] },
    [0, 4, 1],
  ],
  ['a week stopped as a whole: not kept', { stops: [stop('2026-03-02', '2026-03-09')] }, [0, 4, 0]],
  [
    'a stop of a few hours: a full week',
    { doneDays: march(2, 6, 7), stops: [{ from: '2026-03-03T03:00:00.000Z', until: '2026-03-03T09:00:00.000Z' }] },
    [0, 4, 0],
  ],
  [
    'this week, stopped since Tuesday: today and what comes still count',
    { today: '2026-03-19', doneDays: march(16), stops: [stop('2026-03-17', null)] },
    [1, 3, 0],
  ],
])('kept weeks after %s', (_, fields, expected) => {
  const { daysThisWeek, daysNeeded, kept } = keptWeeks(weeks(fields), 'EN');
  expect([daysThisWeek, daysNeeded, kept]).toEqual(expected);
});

it('a kept week stays kept when a stop of the day ends', () => {
  const course = { today: '2026-03-19', doneDays: march(16, 17, 18), stops: [stop('2026-03-18', null)] };
  const before = keptWeeks(weeks(course), 'EN');
  const after = keptWeeks(weeks({ ...course, stops: [stop('2026-03-18', '2026-03-19')] }), 'EN');
  expect(after).toEqual(before);
});

it('a day whose ticks were all removed is none on which something was done', () => {
  const [exercise] = phases[0]?.exercises ?? [];
  if (!exercise) throw new Error('no exercise');
  const day = '2026-03-16';
  const whole = { day, exercise: exercise.key, occasion: null, set: null, done: true };
  const removed = Array.from({ length: exercise.sets }, (_, at) => ({
    ...whole,
    occasion: 1,
    set: at + 1,
    done: false,
  }));
  const count = (ticks: DoneDay['ticks']) => keptWeeks(weeks({ doneDays: [{ day, ticks }] }), 'EN').daysThisWeek;
  expect(count([whole, ...removed])).toBe(0);
  expect(count([whole, ...removed.slice(1)])).toBe(1);
  expect(count([whole, whole, ...removed])).toBe(1);
});

describe('the sentence of a week', () => {
  const all = (language: 'EN' | 'HI') =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((daysThisWeek) =>
      [1, 2, 3, 4].flatMap((daysNeeded) =>
        [0, 1, 2, 11].map((kept) => weekSentence({ daysThisWeek, daysNeeded, kept }, language)),
      ),
    );

  it('never blames and never compares, in English', () => {
    const blames =
      /miss|fail|only|lost|lose|less|more|fewer|than|better|worse|behind|not |n.t |never|should|must|broke|streak|last week|average|%/i;
    for (const sentence of all('EN')) expect(sentence).not.toMatch(blames);
  });

  it('never blames and never compares, in Hindi', () => {
    const blames =
      /छूट|छोड़|असफल|नाकाम|चूक|केवल|सिर्फ|मात्र|खो|गँवा|कम|ज़्यादा|ज्यादा|अधिक|बेहतर|बदतर|पिछल|तुलना|नहीं|चाहिए|मुकाबल|%/u;
    for (const sentence of all('HI')) {
      expect(sentence).not.toMatch(blames);
      expect(sentence).not.toMatch(/[a-z]/i);
    }
  });

  it('says what was done', () => {
    const say = (daysThisWeek: number, kept: number) => weekSentence({ daysThisWeek, daysNeeded: 4, kept }, 'EN');
    expect(say(0, 0)).toBe('Each day on which you do something counts.');
    expect(say(0, 2)).toBe('You have kept 2 weeks so far. Each day on which you do something counts.');
    expect(say(1, 2)).toBe('You exercised on 1 day this week. With 4 days the week is kept.');
    expect(say(4, 1)).toBe('Well done: you exercised on 4 days this week. This is your first kept week.');
    expect(say(5, 3)).toBe('Well done: you exercised on 5 days this week. You have kept 3 weeks so far.');
  });
});

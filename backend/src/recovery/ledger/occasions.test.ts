import { expect, it } from 'vitest';
import { countDone, occasionsAfter, type SkipReason } from './occasions.js';

const dose = { sets: 2, timesPerDay: 3 };
const whole = { occasion: null, set: null, done: true };
const set = (occasion: number, number: number, done = true) => ({ occasion, set: number, done });
const skip = (occasion: number, reason: SkipReason | null) => ({
  occasion,
  set: null,
  done: false,
  skip: { reason, note: null },
});

it.each<[string, Parameters<typeof occasionsAfter>[0], number[], number]>([
  ['nothing', [], [0, 0, 0], 0],
  ['one set', [set(1, 1)], [1, 0, 0], 0],
  ['all sets of an occasion', [set(2, 1), set(2, 2)], [0, 2, 0], 1],
  ['the same set twice', [set(1, 1), set(1, 1)], [1, 0, 0], 0],
  ['a set that was taken back', [set(1, 1), set(1, 2), set(1, 2, false)], [1, 0, 0], 0],
  ['a set that was taken back before its tick came', [set(1, 1, false), set(1, 1)], [1, 0, 0], 0],
  ['a whole occasion', [whole], [2, 0, 0], 1],
  ['a whole one after a set: the lowest that is not done', [set(1, 1), whole], [2, 0, 0], 1],
  ['a whole one beside a later occasion', [set(2, 1), set(2, 2), whole, whole], [2, 2, 2], 3],
  ['a set taken back of a whole one', [whole, set(1, 2, false)], [1, 0, 0], 0],
  ['more than the dose', [whole, whole, whole, whole], [2, 2, 2], 3],
  ['sets and occasions beyond the dose', [set(1, 3), set(4, 1)], [0, 0, 0], 0],
])('occasions after %s', (_, ticks, setsDone, done) => {
  const occasions = occasionsAfter(ticks, dose);
  expect(occasions.map((occasion) => occasion.setsDone)).toEqual(setsDone);
  expect(occasions.map(({ number, sets }) => [number, sets])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
  ]);
  expect(countDone(occasions)).toBe(done);
});

it.each<[string, Parameters<typeof occasionsAfter>[0], (SkipReason | null)[], number[]]>([
  ['a skip', [skip(2, 'PAIN')], [null, 'PAIN', null], [0, 0, 0]],
  ['the last of two skips', [skip(1, 'TIRED'), skip(1, 'PAIN')], ['PAIN', null, null], [0, 0, 0]],
  ['a skip that was taken back', [skip(1, 'PAIN'), skip(1, null)], [null, null, null], [0, 0, 0]],
  ['a skip after its taking back', [skip(1, null), skip(1, 'PAIN')], ['PAIN', null, null], [0, 0, 0]],
  ['a set after a skip', [skip(1, 'PAIN'), set(1, 2)], [null, null, null], [1, 0, 0]],
  ['a skip after a set', [set(1, 1), skip(1, 'TIRED')], ['TIRED', null, null], [1, 0, 0]],
  ['a set after a skip, taken back', [skip(1, 'PAIN'), set(1, 1), set(1, 1, false)], ['PAIN', null, null], [0, 0, 0]],
  ['a skip of an occasion that is done', [whole, skip(1, 'PAIN')], [null, null, null], [2, 0, 0]],
  ['a whole occasion after a skip of the lowest', [skip(1, 'PAIN'), whole], [null, null, null], [2, 0, 0]],
  ['a skip beyond the dose', [skip(4, 'PAIN')], [null, null, null], [0, 0, 0]],
])('skips after %s', (_, ticks, reasons, setsDone) => {
  const occasions = occasionsAfter(ticks, dose);
  expect(occasions.map(({ skipped }) => skipped?.reason ?? null)).toEqual(reasons);
  expect(occasions.map((occasion) => occasion.setsDone)).toEqual(setsDone);
});

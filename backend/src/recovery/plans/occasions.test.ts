import { expect, it } from 'vitest';
import { countDone, occasionsAfter } from './occasions.js';

const dose = { sets: 2, timesPerDay: 3 };
const whole = { occasion: null, set: null, done: true };
const set = (occasion: number, number: number, done = true) => ({ occasion, set: number, done });

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

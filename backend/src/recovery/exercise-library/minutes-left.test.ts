import { describe, expect, it } from 'vitest';
import { minutesLeft } from './minutes-left.js';
import { readShipped } from './shipped-exercises.js';

const slides = { key: 'heelSlides', sets: 2, reps: 10, holdSeconds: 3 };
const open = (sets: number, setsDone = 0) => ({ sets, setsDone, isDone: setsDone === sets, skipped: null });
/** A repetition of 6 s, and 3 s of it held. */
const figure = {
  view: 'side',
  poses: [{}, {}],
  cycle: [
    [0, 0, 0.6],
    [1, 2.2, 'hold'],
    [0, 2.6, 0.6],
  ],
};
const guides = new Map([['heelSlides', { figure, restSeconds: 30 }]]);

describe('the minutes that are left of a day (companion §4)', () => {
  it.each([
    ['none for a day without exercises', [], 0],
    ['3 s and ten repetitions for a set', [{ exercise: slides, occasions: [open(1)] }], 2], // 93 s
    ['the rest between two sets', [{ exercise: slides, occasions: [open(2)] }], 4], // 213 s
    ['no rest before the last set', [{ exercise: slides, occasions: [open(2, 1)] }], 2],
    ['none for what is done', [{ exercise: slides, occasions: [open(2, 2)] }], 0],
    ['none for what was left out', [{ exercise: slides, occasions: [{ ...open(2), skipped: 'TIRED' }] }], 0],
    ['each occasion by itself', [{ exercise: slides, occasions: [open(2, 2), open(1), open(1)] }], 4], // 186 s
    ['4 s a repetition without a figure', [{ exercise: { ...slides, key: 'other' }, occasions: [open(2)] }], 3], // 173 s
    [
      'the time of a hold of a minute',
      [{ exercise: { ...slides, reps: 1, holdSeconds: 600 }, occasions: [open(1)] }],
      11,
    ],
  ])('are %s', (_what, day, minutes) => {
    expect(minutesLeft(day, guides)).toBe(minutes);
  });

  it('are those of the shipped figures', () => {
    const { key, content } = readShipped('heelSlides.json');
    const { sets, reps, holdSeconds, restSeconds } = content;
    const day = [{ exercise: { key, sets, reps, holdSeconds }, occasions: [open(sets), open(sets), open(sets)] }];
    // Three times 3 s, two sets of ten repetitions of 9 s, and 30 s between them.
    expect([sets, reps, holdSeconds, restSeconds]).toEqual([2, 10, 3, 30]);
    expect(minutesLeft(day, new Map([[key, content]]))).toBe(Math.ceil((3 * (3 + 2 * 10 * 9 + 30)) / 60));
  });
});

import { describe, expect, it } from 'vitest';
import { minutesLeft, readClock, repSeconds } from './exercise-clock.js';
import { heelSlide } from './figures.fixture.js';

const dose = { sets: 2, reps: 3, holdSeconds: 3, restSeconds: 30 };
// One heel slide: 0.6 s rest, 2.4 s there, 3 s hold, 2.4 s back, 0.6 s rest.
const rep = 9;
const at = (seconds: number) => readClock(heelSlide, dose, seconds);

describe('the counter of an exercise', () => {
  it('counts in for three seconds', () => {
    expect(at(0)).toMatchObject({ phase: 'ready', set: 1, left: 3, moment: null });
    expect(at(2.5).left).toBeCloseTo(0.5);
  });

  it('begins repetition n after n-1 cycles of the figure', () => {
    expect(repSeconds(heelSlide, dose)).toBeCloseTo(rep);
    expect([0, 1, 2].map((turn) => at(3 + turn * rep + 0.01).rep)).toEqual([1, 2, 3]);
    expect(at(3 + 2 * rep - 0.01).rep).toBe(2);
  });

  it('holds as long as the dose says, and the figure stays', () => {
    const hold = at(3 + 3.5);
    expect(hold).toMatchObject({ phase: 'hold', rep: 1, length: 3, moment: { to: 1, share: 1 } });
    expect(hold.left).toBeCloseTo(2.5);
    expect(at(3 + 6.5).phase).toBe('rep');
  });

  it('rests between two sets, then goes on with the next', () => {
    const rest = at(3 + 3 * rep + 10);
    expect(rest).toMatchObject({ phase: 'rest', set: 1, length: 30, moment: null });
    expect(rest.left).toBeCloseTo(20);
    expect(at(3 + 3 * rep + 30.1)).toMatchObject({ phase: 'rep', set: 2, rep: 1 });
  });

  it('is over after the last set, without a rest', () => {
    expect(at(3 + 6 * rep + 30 - 0.1)).toMatchObject({ set: 2, rep: 3 });
    expect(at(3 + 6 * rep + 30.1).phase).toBe('over');
  });

  it('counts the time down of one repetition that lasts a minute or more, while the figure goes on', () => {
    const walk = { sets: 1, reps: 1, holdSeconds: 600, restSeconds: 0 };
    const read = readClock(heelSlide, walk, 3 + 60);
    expect(read).toMatchObject({ phase: 'hold', rep: 1, length: 600 });
    expect(read.left).toBeCloseTo(540);
    expect(read.moment).not.toBeNull();
    expect(readClock(heelSlide, walk, 3 + 600.1).phase).toBe('over');
  });

  it('counts without a figure, with the hold in the middle', () => {
    const plain = (seconds: number) => readClock(null, dose, seconds);
    expect(plain(3.5)).toMatchObject({ phase: 'rep', rep: 1, moment: null });
    expect(plain(5.5)).toMatchObject({ phase: 'hold', rep: 1 });
    expect(plain(3 + 7.1)).toMatchObject({ phase: 'rep', rep: 2 });
  });
});

describe('the minutes left of a day', () => {
  const open = { sets: 2, setsDone: 0, isDone: false };
  const left = (...occasions: Parameters<typeof minutesLeft>[0][number]['occasions']) =>
    minutesLeft([{ figure: heelSlide, dose, occasions }]);

  it('are those of the counter, rounded up', () => {
    // 3 s to get ready, two sets of three, 30 s between them: 87 s.
    expect(left(open)).toBe(2);
    expect(left(open, open, open)).toBe(5);
  });

  it('count neither what is done nor what is left out', () => {
    expect(left({ ...open, setsDone: 1 })).toBe(1);
    expect(left({ ...open, setsDone: 2, isDone: true }, { ...open, skipped: 'TIRED' })).toBe(0);
  });
});

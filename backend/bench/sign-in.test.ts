import { describe, expect, it } from 'vitest';
import { chanceOf, signInTable } from './sign-in.js';

const from = (first: number, count = 500) => Array.from({ length: count }, (_, at) => first + at / 10);

describe('the comparison of sign-in times', () => {
  it('finds nothing between the same times', () => {
    expect(chanceOf(from(10), from(10))).toBeCloseTo(1, 6);
  });

  it('finds times that are five milliseconds apart', () => {
    expect(chanceOf(from(10), from(15))).toBeLessThan(0.001);
    expect(chanceOf(from(15), from(10))).toBeLessThan(0.001);
  });

  it('knows the chance of a textbook', () => {
    // 115,921 of 250,000 pairs are won where 125,000 are to be expected: 1.988 times the deviation of 4,566.6.
    expect(chanceOf(from(0), from(1.89))).toBeCloseTo(0.0468, 3);
  });

  it('names the medians, how far they lie apart, and the chance', () => {
    const table = signInTable([{ door: 'users', known: [1, 2, 30], unknown: [4, 5, 6] }]);
    expect(table.split('\n').at(-1)).toMatch(/^\| users \|\s+2\.0 \|\s+5\.0 \|\s+3\.0 \| \d\.\d\d \|$/);
  });
});

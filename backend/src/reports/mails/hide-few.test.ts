import { describe, expect, it } from 'vitest';
import { hideFew } from './hide-few.js';

/** A figure with patients behind it, named by letters. */
const of = (value: number, patients = '') => {
  const people = new Set(patients);
  return { value, people: people.size, few: people.size < 5 ? [...people] : [] };
};
const MANY = 'abcdefgh';
const shown = (hidden: boolean[][]) => hidden.map((row) => row.map((is) => (is ? '<5' : '')));

describe('a figure with few patients behind it', () => {
  it.each([
    [0, ''],
    [1, '<5'],
    [4, '<5'],
    [5, ''],
  ])('%i of them is shown as %j', (people, text) => {
    const cell = of(7, MANY.slice(0, people));
    expect(shown(hideFew([[cell], [of(20, MANY)]], []))[0]).toEqual([text]);
  });

  it('is not given away by the total', () => {
    expect(shown(hideFew([[of(9, MANY)], [of(1, 'x')], [of(10, `${MANY}x`)]], []))).toEqual([[''], ['<5'], ['<5']]);
  });

  it('is not given away by the total with another one about the same people', () => {
    const rows = [[of(9, MANY)], [of(1, 'xy')], [of(2, 'xyz')], [of(12, `${MANY}xyz`)]];
    expect(shown(hideFew(rows, []))).toEqual([[''], ['<5'], ['<5'], ['<5']]);
  });

  it('leaves the total where those that are hidden are about five people together', () => {
    const rows = [[of(9, MANY)], [of(3, 'vwx')], [of(2, 'yz')], [of(14, `${MANY}vwxyz`)]];
    expect(shown(hideFew(rows, []))).toEqual([[''], ['<5'], ['<5'], ['']]);
  });

  it('is not given away by the columns beside it, in its row, and in the total', () => {
    // received, refunded, net.
    const rows = [
      [of(100, MANY), of(10, 'a'), of(90, MANY)],
      [of(50, MANY), of(0), of(50, MANY)],
      [of(150, MANY), of(10, 'a'), of(140, MANY)],
    ];
    expect(shown(hideFew(rows, [[0, 1, 2]]))).toEqual([
      ['', '<5', '<5'],
      ['', '', ''],
      ['', '<5', '<5'],
    ]);
  });
});

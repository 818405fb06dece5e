import { describe, expect, it } from 'vitest';
import { hideAlike } from './hide-alike.js';
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

describe('a figure beside others that follow from it', () => {
  /** Sessions, completed, missed, canceled by the patient, canceled by the clinic. */
  const SESSIONS = [[1, 2, 3, 4, 0]];

  it('is not given away by those that are shown, although two are hidden', () => {
    const rows = [
      [of(30, MANY), of(28, MANY), of(1, 'a'), of(1, 'b'), of(0)],
      [of(40, MANY), of(20, MANY), of(10, MANY), of(10, MANY), of(0)],
      [of(70, MANY), of(48, MANY), of(11, MANY), of(11, MANY), of(0)],
    ];
    expect(shown(hideFew(rows, SESSIONS))).toEqual([
      ['<5', '', '<5', '<5', ''],
      ['', '', '', '', ''],
      ['<5', '', '<5', '<5', ''],
    ]);
  });

  it('is not given away in the total either', () => {
    const rows = [[of(30, MANY), of(28, MANY), of(1, 'a'), of(1, 'b'), of(0)]];
    expect(shown(hideFew([...rows, ...rows], SESSIONS)).at(-1)).toEqual(['<5', '', '<5', '<5', '']);
  });

  it('may stand where those that are hidden are about five people together', () => {
    const rows = [[of(30, MANY), of(25, MANY), of(3, 'abc'), of(2, 'de'), of(0)]];
    expect(shown(hideFew([...rows, ...rows], SESSIONS))[0]).toEqual(['', '', '<5', '<5', '']);
  });
});

describe('a total', () => {
  it('that is hidden in any case is not given away by its rows', () => {
    const rows = [[of(5, MANY)], [of(3, 'abcde')], [of(8, MANY)]];
    expect(shown(hideFew(rows, [], new Set([0])))).toEqual([[''], ['<5'], ['<5']]);
  });

  it('is hidden in each table of a mail that has it', () => {
    const table = (kind: string, rows: ReturnType<typeof of>[][]) => ({
      of: kind,
      columns: ['net'],
      rows,
      related: [],
    });
    const byMethod = table('INCOME', [[of(9, MANY)], [of(1, 'x')], [of(10, `${MANY}x`)]]);
    const byMonth = table('INCOME', [[of(6, MANY)], [of(4, 'abcdex')], [of(10, `${MANY}x`)]]);
    const other = table('DUES', [[of(9, MANY)], [of(9, MANY)]]);
    expect(hideAlike([byMonth, other, byMethod]).map(shown)).toEqual([
      [[''], ['<5'], ['<5']],
      [[''], ['']],
      [[''], ['<5'], ['<5']],
    ]);
  });
});

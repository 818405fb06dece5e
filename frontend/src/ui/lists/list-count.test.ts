import { describe, expect, it } from 'vitest';
import { countOf } from './list-count';

const things = { none: 'No apples', one: '1 apple', many: 'apples' };
const rows = (count: number) => Array.from({ length: count });
const text = (total: number, page: number, shown: number) =>
  countOf({ rows: rows(shown), known: { total, page, limit: 10 } }, things);

describe('what a list holds', () => {
  it('is not known before it is loaded', () => {
    expect(countOf({ rows: undefined, known: undefined }, things)).toBe('Loading the list…');
  });

  it('has words of its own for none and for one', () => {
    expect(text(0, 1, 0)).toBe('No apples');
    expect(text(1, 1, 1)).toBe('1 apple');
  });

  it('is said with those that are shown; on the last page no more than there are', () => {
    expect(text(64, 1, 10)).toBe('64 apples, showing 1 to 10');
    expect(text(64, 2, 10)).toBe('64 apples, showing 11 to 20');
    expect(text(64, 7, 4)).toBe('64 apples, showing 61 to 64');
    expect(text(61, 7, 1)).toBe('61 apples, showing 61 to 61');
  });

  it('is said in Indian groups', () => {
    expect(text(123_456, 12_346, 6)).toBe('1,23,456 apples, showing 1,23,451 to 1,23,456');
  });

  it('is the number alone where there are no pages, and the range alone where nobody counts', () => {
    expect(countOf({ rows: rows(3), known: { total: 3, page: 1 } }, things)).toBe('3 apples');
    const uncounted = { total: 21, page: 2, limit: 10, isUncounted: true, isOpenEnded: true };
    expect(countOf({ rows: rows(10), known: uncounted }, things)).toBe('Apples 11 to 20, the newest first');
    expect(countOf({ rows: rows(1), known: { ...uncounted, page: 1, total: 1 } }, things)).toBe(
      'Apples 1 to 1, the newest first',
    );
    expect(countOf({ rows: [], known: { ...uncounted, page: 1, total: 0 } }, things)).toBe('No apples');
  });
});

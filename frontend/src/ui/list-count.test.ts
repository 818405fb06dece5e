import { describe, expect, it } from 'vitest';
import { countText } from './list-count';

const things = { none: 'No apples', one: '1 apple', many: 'apples' };
const text = (total: number, page: number, shown: number) => countText({ total, page, limit: 10 }, shown, things);

describe('what a list holds', () => {
  it('is not known before it is loaded', () => {
    expect(countText(undefined, 0, things)).toBe('Loading the list…');
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
});

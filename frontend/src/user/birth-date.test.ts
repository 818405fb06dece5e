import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { birthDateOf, birthDateText, joinBirthDate, splitBirthDate } from './birth-date';
import { stopTheClock } from './user.fixture';

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

describe('a typed date of birth', () => {
  it.each([
    ['1958-4-3', '1958-04-03'],
    ['1958-04-03', '1958-04-03'],
    ['2026-11-21', '2026-11-21'],
    ['1900-1-1', '1900-01-01'],
    ['2000-2-29', '2000-02-29'],
  ])('%s is %s', (typed, date) => expect(birthDateOf(typed)).toBe(date));

  it.each(['', '--', '1958--', '1958-4-', '-4-3', '58-4-3', '1958-13-1', '1957-2-29', '1958-0-1', '1958-4-0'])(
    '"%s" is none',
    (typed) => expect(birthDateOf(typed)).toBeUndefined(),
  );

  it.each(['2026-11-22', '1899-12-31'])('%s lies beyond a human life', (typed) => {
    expect(birthDateOf(typed)).toBeUndefined();
  });

  it('is empty while nothing is typed, and keeps each part as it is typed', () => {
    expect(joinBirthDate({ day: '', month: '', year: '' })).toBe('');
    const typed = { day: '3', month: '', year: '19' };
    expect(splitBirthDate(joinBirthDate(typed))).toEqual(typed);
  });

  it('is said as 3 Apr 1958', () => expect(birthDateText('1958-04-03')).toBe('3 Apr 1958'));
});

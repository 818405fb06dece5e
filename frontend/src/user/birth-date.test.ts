import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { birthDateOf, birthDateText, typedBirthDate } from './birth-date';
import { stopTheClock } from '../../test/user.fixture';

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

describe('a typed date of birth', () => {
  it.each([
    ['03/04/1958', '1958-04-03'],
    ['3 4 1958', '1958-04-03'],
    [' 3.4.1958 ', '1958-04-03'],
    ['03-04-1958', '1958-04-03'],
    ['03041958', '1958-04-03'],
    ['3 Apr 1958', '1958-04-03'],
    ['3 april, 1958', '1958-04-03'],
    ['1958-04-03', '1958-04-03'],
    ['1958/4/3', '1958-04-03'],
    ['21/11/2026', '2026-11-21'],
    ['1/1/1900', '1900-01-01'],
    ['29/2/2000', '2000-02-29'],
  ])('%s is %s', (typed, date) => expect(birthDateOf(typed)).toBe(date));

  it.each([
    '',
    '/',
    '4/1958',
    '3/4',
    '3/4/58',
    '4/13/1958',
    '29/2/1957',
    '3/0/1958',
    '0/4/1958',
    '3 Foo 1958',
    '3041958',
  ])('"%s" is none', (typed) => expect(birthDateOf(typed)).toBeUndefined());

  it.each(['22/11/2026', '31/12/1899'])('%s lies beyond a human life', (typed) => {
    expect(birthDateOf(typed)).toBeUndefined();
  });

  it('stands in the input day first, and is taken back', () => {
    expect(typedBirthDate('1958-04-03')).toBe('03/04/1958');
    expect(birthDateOf(typedBirthDate('1958-04-03'))).toBe('1958-04-03');
  });

  it('is said as 3 Apr 1958', () => expect(birthDateText('1958-04-03')).toBe('3 Apr 1958'));
});

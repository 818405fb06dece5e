import { expect, it } from 'vitest';
import { typedListDay } from './list-day';

it.each([
  ['0002-11-21T09:00', undefined],
  ['0020-11-21T09:00', undefined],
  ['0202-11-21T09:00', undefined],
  ['2026-02-30T09:00', undefined],
  ['2026-11-21', undefined],
  ['', undefined],
  [undefined, undefined],
  ['2026-11-21T09:00', '2026-11-21'],
  ['2026-11-21T00:00', '2026-11-21'],
])('%s is the day %s', (typed, day) => {
  expect(typedListDay(typed)).toBe(day);
});

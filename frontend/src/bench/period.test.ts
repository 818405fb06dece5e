import { expect, it } from 'vitest';
import { addressOf, benchDayOf, daysOf, periodOf, stepped } from './period';

const today = '2026-11-22';

it.each([
  ['', { day: today, view: 'day' }],
  ['day=2026-11-20&view=week', { day: '2026-11-20', view: 'week' }],
  ['day=2026-02-30&view=month', { day: today, view: 'day' }],
  ['day=0026-11-22', { day: today, view: 'day' }],
])('reads the address "%s"', (search, period) => {
  expect(periodOf(new URLSearchParams(search), today)).toEqual(period);
});

it('writes what does not go without saying', () => {
  expect(addressOf({ day: today, view: 'day' }, today)).toEqual({});
  expect(addressOf({ day: '2026-11-20', view: 'week' }, today)).toEqual({ day: '2026-11-20', view: 'week' });
});

it('has the week from Monday to Sunday, to which Sunday belongs (reading 46)', () => {
  const week = daysOf({ day: today, view: 'week' });
  expect([week[0], week.at(-1), week.length]).toEqual(['2026-11-16', '2026-11-22', 7]);
  expect(daysOf({ day: '2026-11-16', view: 'week' })).toEqual(week);
  expect(daysOf({ day: today, view: 'day' })).toEqual([today]);
});

it('goes on by a day or a week', () => {
  expect(stepped({ day: today, view: 'day' }, 1).day).toBe('2026-11-23');
  expect(stepped({ day: today, view: 'week' }, -1).day).toBe('2026-11-15');
});

it.each([
  ['day=2027-01-21', '2027-01-21'],
  ['day=2027-01-22', today],
  ['day=2026-09-23', '2026-09-23'],
  ['day=2026-09-22', today],
  ['', today],
])('shows the own day of "%s" up to 60 days away, and else today (bench §8)', (search, day) => {
  expect(benchDayOf(new URLSearchParams(search), today)).toBe(day);
});

import { expect, it } from 'vitest';
import { shownDayOf } from './shown-day';

const today = '2026-11-22';

it.each([
  ['day=2027-01-21', '2027-01-21'],
  ['day=2027-01-22', today],
  ['day=2026-09-23', '2026-09-23'],
  ['day=2026-09-22', today],
  ['day=2026-02-30', today],
  ['day=0026-11-22', today],
  ['', today],
])('shows the own day of "%s" up to 60 days away, and else today (bench §8)', (search, day) => {
  expect(shownDayOf(new URLSearchParams(search), today)).toBe(day);
});

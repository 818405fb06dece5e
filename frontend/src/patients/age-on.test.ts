import { expect, it } from 'vitest';
import { ageOn } from './age-on';

it.each([
  ['1958-04-23', '2026-04-22', 67],
  ['1958-04-23', '2026-04-23', 68],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
])('who was born on %s is on %s %i years old', (birthDate, today, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});

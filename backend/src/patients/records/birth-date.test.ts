import { describe, expect, it } from 'vitest';
import { ageOn, birthDatesOfAge, yearsBefore } from './birth-date.js';

describe('age', () => {
  it.each([
    ['1966-03-10', '2026-03-09', 59],
    ['1966-03-10', '2026-03-10', 60],
    ['2026-03-10', '2026-03-10', 0],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2004-02-29', '2028-02-29', 24],
    ['1899-12-31', '2026-01-01', 126],
  ])('of somebody born on %s is, on %s, %i', (birthDate, today, age) => {
    expect(ageOn(birthDate, today)).toBe(age);
  });

  it.each([
    ['2026-03-10', 60, '1966-03-10'],
    ['2028-02-29', 4, '2024-02-29'],
    ['2028-02-29', 1, '2027-02-28'],
    ['2000-02-29', 100, '1900-02-28'],
    ['2026-01-01', 0, '2026-01-01'],
  ])('so many years before %s, %i, it was %s', (today, years, day) => {
    expect(yearsBefore(today, years)).toBe(day);
  });
});

/** Every day from one to another, both included. */
function days(from: string, to: string): string[] {
  const all: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    all.push(new Date(at).toISOString().slice(0, 10));
  return all;
}

it('the birth dates of an age are exactly those that give it, on every kind of day', () => {
  const births = days('2015-01-01', '2024-12-31');
  for (const today of [
    '2026-02-28',
    '2026-03-01',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2026-12-31',
    '2026-01-01',
  ]) {
    for (const birthDate of births) {
      const age = ageOn(birthDate, today);
      const { after, until } = birthDatesOfAge(age, today);
      if (!(birthDate > after && birthDate <= until))
        expect.fail(`${birthDate} is not among those aged ${age} on ${today}`);
      const older = birthDatesOfAge(age + 1, today);
      if (birthDate > older.after && birthDate <= older.until) expect.fail(`${birthDate} has two ages on ${today}`);
    }
  }
});

it('the birth date that is reckoned from an age gives that age again', () => {
  for (const today of days('2027-12-31', '2028-12-31'))
    for (let age = 0; age <= 120; age++)
      if (ageOn(yearsBefore(today, age), today) !== age) expect.fail(`${today}, ${age}`);
  expect(ageOn(yearsBefore('2028-02-29', 1), '2028-02-29')).toBe(1);
});

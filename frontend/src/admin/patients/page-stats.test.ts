import { expect, it } from 'vitest';
import { statsOfPage } from './page-stats';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const hoursAgo = (hours: number, extraMs = 0) => new Date(now - hours * 3_600_000 - extraMs).toISOString();
const patient = (lastLogin: string | null, isProfileComplete = true) => ({ lastLogin, isProfileComplete });

it('does not count a patient who never signed in as active', () => {
  expect(statsOfPage([patient(null)], now)).toMatchObject({ active: 0, inactive: 1 });
});

it('does not count a sign-in of 720 hours and a millisecond ago', () => {
  expect(statsOfPage([patient(hoursAgo(720, 1))], now)).toMatchObject({ active: 0, inactive: 1 });
});

it('counts a sign-in of exactly 720 hours ago', () => {
  expect(statsOfPage([patient(hoursAgo(720))], now)).toMatchObject({ active: 1, inactive: 0 });
});

it('counts incomplete and inactive independently, so that both pairs add up to the total', () => {
  const page = [patient(null, false), patient(hoursAgo(1), false), patient(null), patient(hoursAgo(1))];
  expect(statsOfPage(page, now)).toEqual({ total: 4, incomplete: 2, active: 2, inactive: 2 });
});

it('counts nothing on an empty page', () => {
  expect(statsOfPage([], now)).toEqual({ total: 0, incomplete: 0, active: 0, inactive: 0 });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { clinicDay } from '#src/calendar/clinic-time';
import { boundsOf, type PaymentPeriod } from './payment-period';

afterEach(() => vi.unstubAllEnvs());

/** [what it is, the moment, the period, its first and last day] (spec §4, reading 46) */
const table: readonly [what: string, now: string, period: PaymentPeriod, from: string, until: string][] = [
  ['a day in the middle', '2026-11-18T10:00:00+05:30', 'monthly', '2026-11-01', '2026-11-30'],
  ['the first moment of the 1st', '2026-11-01T00:00:00+05:30', 'monthly', '2026-11-01', '2026-11-30'],
  ['the last minute of the month', '2026-11-30T23:59:59.999+05:30', 'monthly', '2026-11-01', '2026-11-30'],
  ['the month after it', '2026-12-01T00:00:00+05:30', 'monthly', '2026-12-01', '2026-12-31'],
  ['February', '2027-02-10T12:00:00+05:30', 'monthly', '2027-02-01', '2027-02-28'],
  ['February of a leap year', '2028-02-29T23:59:00+05:30', 'monthly', '2028-02-01', '2028-02-29'],
  ['a Wednesday', '2026-11-18T10:00:00+05:30', 'weekly', '2026-11-16', '2026-11-22'],
  ['the first moment of a Monday', '2026-11-16T00:00:00+05:30', 'weekly', '2026-11-16', '2026-11-22'],
  ['a Sunday, which ends the week', '2026-11-22T12:00:00+05:30', 'weekly', '2026-11-16', '2026-11-22'],
  ['the last minute of a Sunday', '2026-11-22T23:59:59.999+05:30', 'weekly', '2026-11-16', '2026-11-22'],
  ['a week over the end of the month', '2026-12-01T08:00:00+05:30', 'weekly', '2026-11-30', '2026-12-06'],
  ['a week over the end of the year', '2027-01-01T08:00:00+05:30', 'weekly', '2026-12-28', '2027-01-03'],
];

describe.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])('on a device in %s', (zone) => {
  it.each(table)('%s: %s %s is from %s to %s', (_what, now, period, from, until) => {
    vi.stubEnv('TZ', zone);
    expect(boundsOf(period, clinicDay(new Date(now)))).toEqual({ from, until });
  });
});

import { clinicDay } from '../../platform/clinic-time.js';

/** The hours in which the clinic is open, Monday to Saturday (spec §9). */
export const OPENS = 8;
export const CLOSES = 18;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The calendar day (YYYY-MM-DD) so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekday(day: string): number {
  return new Date(utc(day)).getUTCDay();
}

/** Whether the clinic is open on a day (spec §9). */
export function isOpenDay(day: string): boolean {
  return weekday(day) !== 0;
}

/** The moment of a time of day in India, which has no summer time. */
export function clinicMoment(day: string, hour: number, minute = 0): Date {
  return new Date(utc(day) - 5.5 * HOUR_MS + hour * HOUR_MS + minute * 60_000);
}

/** The first moment of the month that a day lies in. */
export function monthStart(day: string): Date {
  return clinicMoment(`${day.slice(0, 7)}-01`, 0);
}

/** The first moment of the week that a day lies in: weeks begin on Monday (reading 46). */
export function weekStart(day: string): Date {
  return clinicMoment(addDays(day, -((weekday(day) + 6) % 7)), 0);
}

/** The days from the one of `moment` on, forward (1) or backward (-1), without end. */
export function* daysFrom(moment: Date, step: 1 | -1): Generator<string> {
  for (let day = clinicDay(moment); ; day = addDays(day, step)) yield day;
}

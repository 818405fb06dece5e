import { clinicDay } from '../../platform/time/clinic-time.js';

/** Opening hours, Monday to Saturday. */
export const OPENS = 8;
export const CLOSES = 18;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Returns the day (YYYY-MM-DD) that many days later; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the day of the week; 0 is Sunday. */
export function weekday(day: string): number {
  return new Date(utc(day)).getUTCDay();
}

/** Whether the clinic is open on a day. */
export function isOpenDay(day: string): boolean {
  return weekday(day) !== 0;
}

/** Returns the time for a day and hour in India, which has no daylight saving time. */
export function clinicMoment(day: string, hour: number, minute = 0): Date {
  return new Date(utc(day) - 5.5 * HOUR_MS + hour * HOUR_MS + minute * 60_000);
}

/** Returns the start of the month that contains a day. */
export function monthStart(day: string): Date {
  return clinicMoment(`${day.slice(0, 7)}-01`, 0);
}

/** Returns the start of the week that contains a day; weeks begin on Monday. */
export function weekStart(day: string): Date {
  return clinicMoment(addDays(day, -((weekday(day) + 6) % 7)), 0);
}

/** Yields days from the day of `moment`, forward (1) or backward (-1), without end. */
export function* daysFrom(moment: Date, step: 1 | -1): Generator<string> {
  for (let day = clinicDay(moment); ; day = addDays(day, step)) yield day;
}

import { WEEKDAYS } from '../../clinic/index.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { addDays, clinicDay, parseClinicTime } from '../../platform/time/clinic-time.js';
import { MOST_DAYS } from './series.input.js';

const weekdayOf = (day: string) => WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];

/** Returns the moment of a time of day, HH:MM, on a clinic day. */
export function momentOn(day: string, time: string): Date {
  const moment = parseClinicTime(`${day}T${time}`);
  if (!moment) throw new Error(`no time of a day: ${time}`);
  return moment;
}

/** Returns the days of a series in order. @throws AppError BAD_INPUT for days in the past, or more than MOST_DAYS ahead */
export function daysOf(
  { firstDay, weekdays, count }: { firstDay: string; weekdays: readonly string[]; count: number },
  now: Date,
): string[] {
  const today = clinicDay(now);
  if (firstDay < today) throw badInput({ firstDay: reasonFor('SERIES_FIRST_DAY') });
  const last = addDays(today, MOST_DAYS);
  const days: string[] = [];
  for (let day = firstDay; days.length < count; day = addDays(day, 1)) {
    if (day > last) throw badInput({ count: reasonFor('SERIES_TOO_FAR', { most: MOST_DAYS }) });
    if (weekdays.includes(weekdayOf(day) ?? '')) days.push(day);
  }
  return days;
}

/** Checks that times in order are in the future and at most MOST_DAYS ahead. @throws AppError BAD_INPUT */
export function requireTimes(startsAt: readonly Date[], now: Date): void {
  const last = addDays(clinicDay(now), MOST_DAYS);
  if (startsAt.some((start) => start <= now)) throw badInput({ startsAt: reasonFor('NOT_IN_FUTURE') });
  if (startsAt.some((start) => clinicDay(start) > last))
    throw badInput({ startsAt: reasonFor('SERIES_TOO_FAR', { most: MOST_DAYS }) });
}

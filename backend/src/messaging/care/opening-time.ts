import { type ClinicSettings, plannedHours, stretchesOf } from '../../clinic/index.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';

/** Opening time after which an answer is overdue, in milliseconds. */
const LONGEST_WAIT = 4 * 3_600_000;
/** Days before the present one that are searched for opening hours. */
const MOST_DAYS = 60;

/**
 * Returns the latest time of which the clinic has been open for four hours since: who waits since before is overdue. Undefined if it was not
 * open for four hours in the last 60 days.
 */
export function overdueBefore(settings: ClinicSettings, now: Date): Date | undefined {
  const { hours: clinicHours, specialDays } = plannedHours(settings);
  let left = LONGEST_WAIT;
  for (let back = 0; back <= MOST_DAYS; back += 1) {
    const day = addDays(clinicDay(now), -back);
    for (const { from, until } of stretchesOf({ clinicHours, specialDays, workingHours: null }, day).toReversed()) {
      const end = Math.min(until, now.getTime());
      if (end <= from) continue;
      if (end - from >= left) return new Date(end - left);
      left -= end - from;
    }
  }
  return undefined;
}

import { addDays, isDay } from '#src/calendar/clinic-time';

/** Days that `benchDay` answers for, before and after today. */
const furthest = 60;

/** Parses the day in the address of /physio; one that is invalid or too far away means today. */
export function shownDayOf(params: URLSearchParams, today: string): string {
  const given = params.get('day') ?? '';
  return isDay(given) && isWithinReach(given, today) ? given : today;
}

/** Whether `benchDay` answers for a day. */
export const isWithinReach = (day: string, today: string) =>
  day >= addDays(today, -furthest) && day <= addDays(today, furthest);

import { dayText, startOfDay } from '#src/calendar/clinic-time';
import { rupeesText } from '#src/values/rupees';

/** Formats a clinic day, YYYY-MM-DD: 21 Nov 2026. */
export const bookDay = (day: string): string => dayText(startOfDay(day));

/** How a count of cash differs from what was expected. */
export function differenceText(difference: number): string {
  if (difference === 0) return 'as expected';
  const amount = rupeesText(Math.abs(difference));
  return difference > 0 ? `${amount} too much` : `${amount} missing`;
}

import { addDays } from '#src/calendar/clinic-time';

/** Period of the list: the current month or week. */
export type PaymentPeriod = 'monthly' | 'weekly';

/** First and last day of a period, YYYY-MM-DD, both included. */
export interface PeriodBounds {
  readonly from: string;
  readonly until: string;
}

/** Returns the number of days since Monday; Sunday belongs to the week of the previous Monday. */
function daysSinceMonday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/**
 * Returns the bounds of a day's month or week.
 * @param today clinic day, YYYY-MM-DD
 */
export function boundsOf(period: PaymentPeriod, today: string): PeriodBounds {
  if (period === 'monthly') return { from: `${today.slice(0, 8)}01`, until: lastOfMonth(today) };
  const monday = addDays(today, -daysSinceMonday(today));
  return { from: monday, until: addDays(monday, 6) };
}

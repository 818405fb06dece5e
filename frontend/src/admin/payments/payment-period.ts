import { addDays } from '../../calendar/clinic-time';

/** Which payments the list holds (spec §4): those of the current month, or of the current week. */
export type PaymentPeriod = 'monthly' | 'weekly';

/** The first and the last day of a period, YYYY-MM-DD, both included. */
export interface PeriodBounds {
  readonly from: string;
  readonly until: string;
}

/** How many days a day is past its Monday: Sunday belongs to the week that began the previous Monday (reading 46). */
function daysSinceMonday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/**
 * The bounds of the month or week that a clinic day lies in: from the first to the last day of the month, from Monday to Sunday
 * (spec §4, reading 46).
 * @param today YYYY-MM-DD.
 */
export function boundsOf(period: PaymentPeriod, today: string): PeriodBounds {
  if (period === 'monthly') return { from: `${today.slice(0, 8)}01`, until: lastOfMonth(today) };
  const monday = addDays(today, -daysSinceMonday(today));
  return { from: monday, until: addDays(monday, 6) };
}

import { addDays, isDay } from '../calendar/clinic-time';

/** Period of /physio/calendar: a clinic day, or its week from Monday. */
export interface BenchPeriod {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly view: 'day' | 'week';
}

const isNear = (day: string) => isDay(day) && day >= '2000-01-01' && day <= '2099-12-31';

/** Parses the period in an address; an invalid value means today. */
export function periodOf(params: URLSearchParams, today: string): BenchPeriod {
  const given = params.get('day') ?? '';
  return { day: isNear(given) ? given : today, view: params.get('view') === 'week' ? 'week' : 'day' };
}

/** Serializes the period; defaults are omitted. */
export function addressOf({ day, view }: BenchPeriod, today: string): Record<string, string> {
  return { ...(day !== today && { day }), ...(view === 'week' && { view }) };
}

/** Returns the days of a period, in order. */
export function daysOf({ day, view }: BenchPeriod): readonly string[] {
  if (view === 'day') return [day];
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => addDays(day, at - weekday));
}

/** Moves a period by a number of steps; negative steps go back. */
export function stepped(period: BenchPeriod, steps: number): BenchPeriod {
  return { ...period, day: addDays(period.day, steps * (period.view === 'week' ? 7 : 1)) };
}

/** Days that `benchDay` answers for, before and after today. */
const furthest = 60;

/** Parses the day in the address of /physio; one that is invalid or too far away means today. */
export function benchDayOf(params: URLSearchParams, today: string): string {
  const { day } = periodOf(params, today);
  return isWithinReach(day, today) ? day : today;
}

/** Whether `benchDay` answers for a day. */
export const isWithinReach = (day: string, today: string) =>
  day >= addDays(today, -furthest) && day <= addDays(today, furthest);

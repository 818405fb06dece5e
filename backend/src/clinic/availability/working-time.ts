import { addDays, clinicDay, startOfDay } from '../../platform/clinic-time.js';
import { WEEKDAYS, type DayHours, type SpecialDay, type WeekdayHours } from '../settings/opening-hours.js';

/** A piece of time, in milliseconds; it ends after it begins. */
export interface Interval {
  from: number;
  until: number;
}

/** When the clinic is open, and when somebody works there. */
export interface WorkingTime {
  clinicHours: readonly WeekdayHours[];
  specialDays: readonly SpecialDay[];
  /** Null: the clinic's hours hold. */
  workingHours: readonly WeekdayHours[] | null;
}

export const overlap = (one: Interval, other: Interval) => one.from < other.until && other.from < one.until;

/** The stretches of a clinic day, in order: those of the special day, else of its weekday, as far as they lie within the own hours. */
export function stretchesOf({ clinicHours, specialDays, workingHours }: WorkingTime, day: string): Interval[] {
  const weekday = WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  const hoursIn = (week: readonly WeekdayHours[]) => week.find((one) => one.weekday === weekday)?.hours ?? [];
  const open = specialDays.find((special) => special.day === day)?.hours ?? hoursIn(clinicHours);
  const midnight = startOfDay(day).getTime();
  const spansOf = (hours: readonly DayHours[]) =>
    hours.map(({ opens, closes }) => ({
      from: midnight + sinceMidnight(opens),
      until: midnight + sinceMidnight(closes),
    }));
  return workingHours ? common(spansOf(open), spansOf(hoursIn(workingHours))) : spansOf(open);
}

/** Whether somebody works from the first to the last moment: also over stretches that touch, and over midnight. */
export function worksThrough(time: WorkingTime, { from, until }: Interval): boolean {
  let reached = from;
  const last = clinicDay(new Date(until - 1));
  for (let day = clinicDay(new Date(from)); day <= last; day = addDays(day, 1)) {
    for (const stretch of stretchesOf(time, day)) {
      if (stretch.from <= reached && reached < stretch.until) reached = stretch.until;
    }
  }
  return reached >= until;
}

function common(some: Interval[], others: Interval[]): Interval[] {
  return some.flatMap((one) =>
    others
      .filter((other) => overlap(one, other))
      .map((other) => ({ from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) })),
  );
}

/** HH:MM in milliseconds; 24:00 is the end of the day. */
function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

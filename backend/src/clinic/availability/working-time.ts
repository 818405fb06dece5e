import { addDays, clinicDay, startOfDay } from '../../platform/time/clinic-time.js';
import { WEEKDAYS, type DayHours, type SpecialDay, type WeekdayHours } from '../settings/opening-hours.js';

/** Interval in milliseconds; `until` is after `from`. */
export interface Interval {
  from: number;
  until: number;
}

/** Opening hours of the clinic, and working hours of a physiotherapist. */
export interface WorkingTime {
  clinicHours: readonly WeekdayHours[];
  specialDays: readonly SpecialDay[];
  /** Null: the clinic's opening hours apply. */
  workingHours: readonly WeekdayHours[] | null;
}

const ALWAYS = WEEKDAYS.map((weekday) => ({ weekday, hours: [{ opens: '00:00', closes: '24:00' }] }));

/** Returns a schedule without opening hours, for a clinic that is not open yet. Overlaps and leave still count. */
export function withoutHours<T extends WorkingTime>(time: T): T {
  return { ...time, clinicHours: ALWAYS, specialDays: [], workingHours: null };
}

export const overlap = (one: Interval, other: Interval) => one.from < other.until && other.from < one.until;

const hoursIn = (week: readonly WeekdayHours[], day: string) => {
  const weekday = WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  return week.find((one) => one.weekday === weekday)?.hours ?? [];
};

/** Returns the clinic's opening hours of a day, of the special day, else of the weekday, and the special day's name. */
export function hoursOfDay(
  clinicHours: readonly WeekdayHours[],
  specialDays: readonly SpecialDay[],
  day: string,
): { hours: DayHours[]; specialDay: string | null } {
  const special = specialDays.find((one) => one.day === day);
  return { hours: special?.hours ?? hoursIn(clinicHours, day), specialDay: special?.name ?? null };
}

/**
 * Returns the working intervals of a clinic day, in order: opening hours of the special day, else of the weekday, intersected with the
 * working hours.
 */
export function stretchesOf({ clinicHours, specialDays, workingHours }: WorkingTime, day: string): Interval[] {
  const open = hoursOfDay(clinicHours, specialDays, day).hours;
  const midnight = startOfDay(day).getTime();
  const spansOf = (hours: readonly DayHours[]) =>
    hours.map(({ opens, closes }) => ({
      from: midnight + sinceMidnight(opens),
      until: midnight + sinceMidnight(closes),
    }));
  return workingHours ? common(spansOf(open), spansOf(hoursIn(workingHours, day))) : spansOf(open);
}

/** Joins intervals that touch; they are in order. */
export function joinIntervals(spans: readonly Interval[]): Interval[] {
  return spans.reduce<Interval[]>((joined, { from, until }) => {
    const last = joined.at(-1);
    if (!last || from > last.until) return [...joined, { from, until }];
    return [...joined.slice(0, -1), { from: last.from, until: Math.max(last.until, until) }];
  }, []);
}

/** Returns what is left of intervals without others. */
export function subtractIntervals(spans: readonly Interval[], taken: readonly Interval[]): Interval[] {
  return taken.reduce<readonly Interval[]>((left, one) => left.flatMap((span) => subtract(span, one)), spans).slice();
}

function subtract(span: Interval, taken: Interval): Interval[] {
  if (!overlap(span, taken)) return [span];
  const [before, after] = [
    { from: span.from, until: taken.from },
    { from: taken.until, until: span.until },
  ];
  return [before, after].filter(({ from, until }) => from < until);
}

/** Returns whether an interval is within working time, including across adjacent intervals and midnight. */
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

/** Converts HH:MM to milliseconds since midnight; 24:00 is the end of the day. */
function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

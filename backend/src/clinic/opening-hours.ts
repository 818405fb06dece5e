export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A stretch of a day in clinic time, HH:MM; only its end may be 24:00. Texts of that form are ordered as the times are. */
export interface DayHours {
  opens: string;
  closes: string;
}

/** The stretches of a weekday, in order; none: closed. */
export interface WeekdayHours {
  weekday: Weekday;
  hours: DayHours[];
}

/** A day with other hours than its weekday's; none: a holiday. */
export interface SpecialDay {
  /** YYYY-MM-DD */
  day: string;
  name: string;
  hours: DayHours[];
}

/** The whole week in one line, such as Mon-Fri 8AM-12PM and 4PM-8PM; Sat 9AM-1PM. */
export function hoursText(week: readonly WeekdayHours[]): string {
  const daysOf = new Map<string, number[]>();
  for (const [day, weekday] of WEEKDAYS.entries()) {
    const times = sayHours(week.find((one) => one.weekday === weekday)?.hours ?? []);
    if (times !== '') daysOf.set(times, [...(daysOf.get(times) ?? []), day]);
  }
  return [...daysOf].map(([times, days]) => `${sayDays(days)} ${times}`).join('; ') || 'Closed';
}

function sayHours(hours: readonly DayHours[]): string {
  return hours.map(({ opens, closes }) => sayStretch(opens, closes)).join(' and ');
}

function sayStretch(opens: string, closes: string): string {
  return opens === '00:00' && closes === '24:00' ? '24 hours' : `${sayTime(opens)}-${sayTime(closes)}`;
}

/** `8AM`, `12:30PM`; the end of a day is `12AM` like its beginning. */
function sayTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${time.slice(3)}`;
  return `${hour % 12 || 12}${minutes}${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** Days that follow each other as `Mon-Sat`, others with a comma between. */
function sayDays(days: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs
    .map(([first, last]) => (first === last ? shortOf(first) : `${shortOf(first)}-${shortOf(last)}`))
    .join(', ');
}

function shortOf(day: number): string {
  const weekday = WEEKDAYS[day] ?? '';
  return weekday.charAt(0) + weekday.slice(1, 3).toLowerCase();
}

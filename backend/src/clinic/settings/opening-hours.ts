import { sourceLanguage, type AnswerLanguage } from '../../platform/languages/request-language.js';
import { inLanguages } from '../../platform/generated-messages/hours.js';

export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Interval of a day in clinic time, HH:MM; only its end may be 24:00. The texts sort like the times. */
export interface DayHours {
  opens: string;
  closes: string;
}

/** Intervals of a weekday, in order; empty: closed. */
export interface WeekdayHours {
  weekday: Weekday;
  hours: DayHours[];
}

/** Day with hours that differ from its weekday's; empty: a holiday. */
export interface SpecialDay {
  /** YYYY-MM-DD */
  day: string;
  name: string;
  hours: DayHours[];
}

/** Formats a week in one line, such as Mon-Fri 8AM-12PM and 4PM-8PM; Sat 9AM-1PM; in Hindi सोम से शुक्र, सुबह 8 से शाम 6 बजे. */
export function hoursText(week: readonly WeekdayHours[], language: AnswerLanguage = sourceLanguage): string {
  const { ON_DAYS, NEVER } = inLanguages[language];
  const daysOf = new Map<string, number[]>();
  for (const [day, weekday] of WEEKDAYS.entries()) {
    const times = sayHours(week.find((one) => one.weekday === weekday)?.hours ?? [], language);
    if (times !== '') daysOf.set(times, [...(daysOf.get(times) ?? []), day]);
  }
  return [...daysOf].map(([times, days]) => ON_DAYS({ days: sayDays(days, language), times })).join('; ') || NEVER;
}

function sayHours(hours: readonly DayHours[], language: AnswerLanguage): string {
  const { ALL_DAY, BOTH, STRETCH } = inLanguages[language];
  const said = hours.map(({ opens, closes }) =>
    opens === '00:00' && closes === '24:00'
      ? ALL_DAY
      : STRETCH({ opens: sayTime(opens, language), closes: sayTime(closes, language) }),
  );
  return said.length > 0 ? said.reduce((one, other) => BOTH({ one, other })) : '';
}

/** Formats a time: `8AM`, `12:30PM`, सुबह 8; 24:00 is formatted like 00:00. */
function sayTime(time: string, language: AnswerLanguage): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (language !== sourceLanguage) {
    const digits = minute === 0 ? {} : ({ minute: '2-digit' } as const);
    const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
      timeZone: 'UTC',
      hour: 'numeric',
      dayPeriod: 'short',
      hour12: true,
      ...digits,
    });
    return format.format(Date.UTC(2026, 0, 5, hour, minute));
  }
  const minutes = minute === 0 ? '' : `:${time.slice(3)}`;
  return `${hour % 12 || 12}${minutes}${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** Formats days: a run as `Mon-Sat`, others separated by commas. */
function sayDays(days: readonly number[], language: AnswerLanguage): string {
  const runs: [first: number, last: number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  const short = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const name = (day: number) => short.format(Date.UTC(2026, 0, 5 + day)); // Starts from a Monday.
  const { RUN } = inLanguages[language];
  return runs
    .map(([first, last]) => (first === last ? name(first) : RUN({ first: name(first), last: name(last) })))
    .join(', ');
}

import * as text from '#messages/calendar';
import { isSource, locale as siteLocale } from '#messages/language';
import { lazyValue } from '../values/lazy-value';

/** The clinic's time zone (schema/README.md): days and local times are in it, wherever the browser is. */
const timeZone = 'Asia/Kolkata';

// India has no daylight saving time.
const offset = '+05:30';
const dayMs = 24 * 3_600_000;

const locale = isSource ? 'en-US' : `${siteLocale}-u-nu-latn`;
const dateParts = lazyValue(
  () =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      day: 'numeric',
      month: isSource ? 'short' : 'long',
      year: 'numeric',
    }),
);
const weekdayParts = lazyValue(() => new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }));
const shortWeekdays = lazyValue(() => new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short' }));
// Other languages name the part of the day instead of am and pm: शाम 4:30.
const timeParts = lazyValue(
  () =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      ...(isSource ? { hour12: true } : { dayPeriod: 'short' }),
    }),
);
type Moment = Date | number | string;

/** Joins parts of a formatted time. Intl's own format does not fit: en-IN writes Sept with four letters, and special spaces. */
function joined(format: Intl.DateTimeFormat, moment: Moment, types: readonly string[], separator: string): string {
  const parts = format.formatToParts(new Date(moment));
  return types.map((type) => parts.find((part) => part.type === type)?.value).join(separator);
}

/** Formats the clinic's day: 21 Nov 2026. */
export function dayText(moment: Moment): string {
  return joined(dateParts(), moment, ['day', 'month', 'year'], ' ');
}

/** Formats the clinic's time of day: 4:30 pm. */
export function timeText(moment: Moment): string {
  if (!isSource) return timeParts().format(new Date(moment));
  const period = joined(timeParts(), moment, ['dayPeriod'], '').toLowerCase();
  return `${joined(timeParts(), moment, ['hour', 'minute'], ':')} ${period}`;
}

/** Formats a time: 21 Nov 2026, 4:30 pm IST. */
export function momentText(moment: Moment): string {
  return text.moment({ day: dayText(moment), time: timeText(moment) });
}

/** Formats a clinic day with its weekday: Saturday, 21 Nov 2026. */
export function weekdayText(day: string): string {
  const moment = startOfDay(day);
  return `${weekdayParts().format(moment)}, ${dayText(moment)}`;
}

/** Formats a time with its weekday: Saturday, 21 Nov 2026, 4:30 pm IST. */
export function weekdayAndTimeText(moment: Moment): string {
  return text.moment({ day: weekdayText(clinicDay(moment)), time: timeText(moment) });
}

/** Formats the weekday of a clinic day for a day strip: Sat. */
export function shortWeekday(day: string): string {
  return shortWeekdays().format(startOfDay(day));
}

/** Formats a time in the clinic's time zone, YYYY-MM-DDTHH:MM, as times are typed. */
export function clinicTime(moment: Moment): string {
  const ahead = startOfDay('1970-01-01').getTime();
  return new Date(new Date(moment).getTime() - ahead).toISOString().slice(0, 16);
}

/** Returns the clinic's day at a time, YYYY-MM-DD. */
export function clinicDay(moment: Moment): string {
  return clinicTime(moment).slice(0, 10);
}

/** Whether a text is an existing day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

/** Returns the start of a clinic day. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${offset}`);
}

/** Adds days to a clinic day; negative numbers go back. */
export function addDays(day: string, days: number): string {
  return clinicDay(startOfDay(day).getTime() + days * dayMs);
}

/** Parses YYYY-MM-DDTHH:MM in clinic time; undefined if it is malformed or does not exist. */
export function parseClinicTime(typed: string): Date | undefined {
  const [day = '', time = ''] = typed.trim().split('T');
  const exists = isDay(day) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
  return exists ? new Date(`${day}T${time}:00${offset}`) : undefined;
}

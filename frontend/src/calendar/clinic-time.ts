import * as text from '#messages/calendar';
import { isSource, locale as siteLocale } from '#messages/language';
import { lazyValue } from '../values/lazy-value';

/** The one time zone of the clinic (schema/README.md): days and local times are its own, wherever the browser is. */
const timeZone = 'Asia/Kolkata';

// India keeps one offset all year.
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
// Other languages say the part of the day instead of am and pm: शाम 4:30.
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

/** The parts of a formatted moment, joined; put together here, since en-IN writes Sept with four letters and spaces of its own. */
function joined(format: Intl.DateTimeFormat, moment: Moment, types: readonly string[], separator: string): string {
  const parts = format.formatToParts(new Date(moment));
  return types.map((type) => parts.find((part) => part.type === type)?.value).join(separator);
}

/** A moment as the clinic's day: 21 Nov 2026. */
export function dayText(moment: Moment): string {
  return joined(dateParts(), moment, ['day', 'month', 'year'], ' ');
}

/** A moment as the clinic's time of day: 4:30 pm. */
export function timeText(moment: Moment): string {
  if (!isSource) return timeParts().format(new Date(moment));
  const period = joined(timeParts(), moment, ['dayPeriod'], '').toLowerCase();
  return `${joined(timeParts(), moment, ['hour', 'minute'], ':')} ${period}`;
}

/** A moment for people: 21 Nov 2026, 4:30 pm IST. */
export function momentText(moment: Moment): string {
  return text.moment({ day: dayText(moment), time: timeText(moment) });
}

/** A clinic day with its weekday: Saturday, 21 Nov 2026. */
export function weekdayText(day: string): string {
  const moment = startOfDay(day);
  return `${weekdayParts().format(moment)}, ${dayText(moment)}`;
}

/** A moment with its weekday: Saturday, 21 Nov 2026, 4:30 pm IST. */
export function weekdayAndTimeText(moment: Moment): string {
  return text.moment({ day: weekdayText(clinicDay(moment)), time: timeText(moment) });
}

/** The weekday of a clinic day, as a strip of days has room for it: Sat. */
export function shortWeekday(day: string): string {
  return shortWeekdays().format(startOfDay(day));
}

/** A moment as the clinic's clock shows it, YYYY-MM-DDTHH:MM: the form in which times are typed (spec §5). */
export function clinicTime(moment: Moment): string {
  const ahead = startOfDay('1970-01-01').getTime();
  return new Date(new Date(moment).getTime() - ahead).toISOString().slice(0, 16);
}

/** The clinic's calendar day at a moment, YYYY-MM-DD. */
export function clinicDay(moment: Moment): string {
  return clinicTime(moment).slice(0, 10);
}

/** Whether a text is a day that exists, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

/** The days that a list can be of: nobody asks for others, and no typing error leads far away. */
export const firstListDay = '2000-01-01';
export const lastListDay = '2099-12-31';

/** Whether a text is a day that a list can be of. While a year is typed, it passes through 0002, 0020 and 0202. */
export function isListDay(text: string): boolean {
  return isDay(text) && text >= firstListDay && text <= lastListDay;
}

/** The moment at which a clinic day begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${offset}`);
}

/** The clinic day so many days later, earlier when negative. */
export function addDays(day: string, days: number): string {
  return clinicDay(startOfDay(day).getTime() + days * dayMs);
}

/** The moment of a typed YYYY-MM-DDTHH:MM, which is clinic time (reading 43); undefined when it is malformed or does not exist. */
export function parseClinicTime(typed: string): Date | undefined {
  const [day = '', time = ''] = typed.trim().split('T');
  const exists = isDay(day) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
  return exists ? new Date(`${day}T${time}:00${offset}`) : undefined;
}

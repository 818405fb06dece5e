import { clinicDay, isDay, parseClinicTime } from './clinic-time';

/** First day accepted by lists, so that typing errors do not lead far away. */
export const firstListDay = '2000-01-01';
export const lastListDay = '2099-12-31';

/** Whether a text is a day that lists accept. While a year is typed, it passes through 0002, 0020 and 0202. */
export function isListDay(text: string): boolean {
  return isDay(text) && text >= firstListDay && text <= lastListDay;
}

/** Returns the day of a typed time, YYYY-MM-DDTHH:MM; undefined while it is not whole, such as in the years 0002, 0020 and 0202. */
export function typedListDay(typed = ''): string | undefined {
  const moment = parseClinicTime(typed);
  const day = moment && clinicDay(moment);
  return day && isListDay(day) ? day : undefined;
}

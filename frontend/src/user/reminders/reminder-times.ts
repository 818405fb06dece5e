import * as text from '#messages/reminders';
import { addDays, shortWeekday, timeText } from '#src/calendar/clinic-time';
import type { Weekday } from './gql/generated';

/** A Monday. */
const MONDAY = '2024-01-01';

const WEEK: readonly Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** The weekdays, with their short names. */
export const weekdays = () => WEEK.map((value, at) => ({ value, label: shortWeekday(addDays(MONDAY, at)) }));

/** Each half hour at which a patient can be reminded, HH:MM. */
const HALF_HOURS = Array.from({ length: 32 }, (_, at) => {
  const hour = String(6 + Math.floor(at / 2)).padStart(2, '0');
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
});

/** The times to choose from, with the one that is saved, in order. */
export const timesWith = (saved: string): readonly string[] => [...new Set([...HALF_HOURS, saved])].toSorted();

/** Formats a time of day: 9:00 am. */
export const timeOfDayText = (time: string) => text.atTime({ time: timeText(`${MONDAY}T${time}:00+05:30`) });

import { parseClinicTime, timeText } from '../calendar/clinic-time';
import type { OwnTimesQuery, Weekday } from './gql/generated';

type Week = NonNullable<OwnTimesQuery['physiotherapistTimes']['workingHours']>;

const labels: Readonly<Record<Weekday, string>> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
};

/** Formats the hours of each weekday, such as Monday: 9:00 am to 1:00 pm, 4:00 pm to midnight. A day without hours is a day off. */
export function weekTexts(week: Week): string[] {
  return Object.entries(labels).map(([weekday, label]) => {
    const hours = week.find((day) => day.weekday === weekday)?.hours ?? [];
    const texts = hours.map(({ opens, closes }) => `${timeOf(opens)} to ${timeOf(closes)}`);
    return `${label}: ${texts.join(', ') || 'off'}`;
  });
}

/** Formats HH:MM; the hours are the same on every date. */
function timeOf(time: string): string {
  const moment = parseClinicTime(`2026-01-01T${time}`);
  return moment ? timeText(moment) : 'midnight';
}

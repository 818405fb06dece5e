import type { ClinicSettingsFieldsFragment, Weekday } from './gql/generated';

type WeekdayHours = ClinicSettingsFieldsFragment['clinic']['hours'][number];

/** A stretch of a day as it is typed, HH:MM; it may be unfinished. */
export type OpeningInterval = WeekdayHours['hours'][number];

/** Monday to Sunday, and how each is called. */
export const weekdays: readonly { readonly weekday: Weekday; readonly label: string }[] = [
  { weekday: 'MONDAY', label: 'Monday' },
  { weekday: 'TUESDAY', label: 'Tuesday' },
  { weekday: 'WEDNESDAY', label: 'Wednesday' },
  { weekday: 'THURSDAY', label: 'Thursday' },
  { weekday: 'FRIDAY', label: 'Friday' },
  { weekday: 'SATURDAY', label: 'Saturday' },
  { weekday: 'SUNDAY', label: 'Sunday' },
];

/** The week with each day once, in order; the server may leave out those that are closed. */
export function wholeWeek(hours: readonly WeekdayHours[]): WeekdayHours[] {
  return weekdays.map(({ weekday }) => ({ weekday, hours: hours.find((day) => day.weekday === weekday)?.hours ?? [] }));
}

/** The hours of a day in words, such as 09:00 to 13:00. */
export function intervalsText(hours: readonly OpeningInterval[]): string {
  return hours.map(({ opens, closes }) => `${opens} to ${closes}`).join(', ') || 'no hours';
}

/** The hours of each day of the week, by its name. */
export function weekFacts(hours: readonly WeekdayHours[]): Record<string, string> {
  return Object.fromEntries(
    wholeWeek(hours).map((day, at) => [weekdays[at]?.label ?? day.weekday, intervalsText(day.hours)]),
  );
}

/** Up to which day the hours of one are copied: Saturday, since Sunday is another day in most clinics; Saturday's to Sunday. */
export function lastCopy(index: number): number | undefined {
  return [5, 6].find((last) => last > index);
}

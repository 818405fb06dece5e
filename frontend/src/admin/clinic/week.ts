import type { ClinicSettingsFieldsFragment, Weekday } from './gql/generated';

type WeekdayHours = ClinicSettingsFieldsFragment['clinic']['hours'][number];

/** An interval in its inputs, HH:MM; it may be incomplete. */
export type OpeningInterval = WeekdayHours['hours'][number];

/** Monday to Sunday, with labels. */
export const weekdays: readonly { readonly weekday: Weekday; readonly label: string }[] = [
  { weekday: 'MONDAY', label: 'Monday' },
  { weekday: 'TUESDAY', label: 'Tuesday' },
  { weekday: 'WEDNESDAY', label: 'Wednesday' },
  { weekday: 'THURSDAY', label: 'Thursday' },
  { weekday: 'FRIDAY', label: 'Friday' },
  { weekday: 'SATURDAY', label: 'Saturday' },
  { weekday: 'SUNDAY', label: 'Sunday' },
];

/** Returns all weekdays in order; the server may omit closed ones. */
export function wholeWeek(hours: readonly WeekdayHours[]): WeekdayHours[] {
  return weekdays.map(({ weekday }) => ({ weekday, hours: hours.find((day) => day.weekday === weekday)?.hours ?? [] }));
}

/** Formats the hours of a day, such as 09:00 to 13:00. */
export function intervalsText(hours: readonly OpeningInterval[]): string {
  return hours.map(({ opens, closes }) => `${opens} to ${closes}`).join(', ') || 'no hours';
}

/** Formats the hours of each weekday, by its name. */
export function weekFacts(hours: readonly WeekdayHours[]): Record<string, string> {
  return Object.fromEntries(
    wholeWeek(hours).map((day, at) => [weekdays[at]?.label ?? day.weekday, intervalsText(day.hours)]),
  );
}

/** Returns the last day to which a day's hours are copied: Saturday, because Sunday differs in most clinics; for Saturday, Sunday. */
export function lastCopy(index: number): number | undefined {
  return [5, 6].find((last) => last > index);
}

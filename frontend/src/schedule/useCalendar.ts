import { addDays, startOfDay } from '../calendar/clinic-time';
import { isOfDays, useBackgroundReads } from '../live/useBackgroundReads';
import { CalendarDocument, useCalendarQuery } from '../workplace/gql/generated';

/** Whether the grid shows a day or a week. */
export type CalendarView = 'day' | 'week';

/** Returns the first day of a day's week, a Monday. */
export function mondayOf(day: string): string {
  const weekday = new Date(startOfDay(day).getTime() + 12 * 3_600_000).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** `who` of the column of sessions that need a physiotherapist. */
export const nobody = 'nobody';

/** What of the calendar is shown. */
export interface CalendarChoice {
  readonly day: string;
  readonly view: CalendarView;
  /** Id of the only physiotherapist of a week; all of them if empty. */
  readonly who: string;
}

/**
 * Loads the shown days, and refetches them when they change and on focus. Canceled sessions and phones are left out of the week of all, whose
 * columns are too narrow for them.
 */
export function useCalendar({ day, view, who }: CalendarChoice) {
  const isWeek = view === 'week';
  const from = isWeek ? mondayOf(day) : day;
  const isOfOne = who !== '' && who !== nobody;
  const variables = {
    from,
    until: isWeek ? addDays(from, 6) : day,
    physiotherapistIds: isWeek && isOfOne ? [who] : null,
    withCanceled: !isWeek || isOfOne,
    withPhones: !isWeek || isOfOne,
  };
  useBackgroundReads(CalendarDocument, variables, isOfDays(variables.from, variables.until));
  return useCalendarQuery({ variables });
}

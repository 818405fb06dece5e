import { dayText, shortWeekday, startOfDay, timeText } from '../calendar/clinic-time';
import type { CalendarSessionFragment } from '../workplace/gql/generated';
import { unassignedName, type GridColumn } from './grid-model';

/** Formats a clinic day for the grid: Fri 27 Nov. */
export function gridDayText(day: string): string {
  return `${shortWeekday(day)} ${dayText(startOfDay(day)).replace(/ \d+$/, '')}`;
}

/** Formats an interval: 2:00 to 3:30 pm, 11:00 am to 1:00 pm. */
export function intervalText({ from, until }: { readonly from: string; readonly until: string }): string {
  const [start, end] = [timeText(from), timeText(until)];
  const [time, half] = start.split(' ');
  return end.endsWith(` ${half}`) ? `${time} to ${end}` : `${start} to ${end}`;
}

/** Name of a column's physiotherapist. */
export function columnName({ physiotherapist }: Pick<GridColumn, 'physiotherapist'>): string {
  return physiotherapist?.name ?? unassignedName;
}

/** Whether a scheduled session is over and not marked yet. */
export function isUnmarked(
  { status, appointmentDate, durationMinutes }: CalendarSessionFragment,
  now: number,
): boolean {
  return status === 'SCHEDULED' && Date.parse(appointmentDate) + durationMinutes * 60_000 <= now;
}

/** Text of a gap: Free 2:00 to 3:30 pm. */
export function gapText(gap: { readonly from: string; readonly until: string }): string {
  return `Free ${intervalText(gap)}`;
}

/** Spoken name of a gap, which begins with its text. */
export function gapName(
  gap: { readonly from: string; readonly until: string },
  column: GridColumn,
  isBookable: boolean,
) {
  return [`${gapText(gap)}${isBookable ? ': book' : ''}`, gridDayText(column.day), columnName(column)].join(', ');
}

/** Text of a leave. */
export function leaveText({ note }: { readonly note: string | null }): string {
  return note ? `On leave: ${note}` : 'On leave';
}

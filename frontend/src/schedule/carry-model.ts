import { startOfDay, timeText } from '../calendar/clinic-time';
import type { CalendarSessionFragment } from '../workplace/gql/generated';
import { minutesInto, type Direction, type GridColumn, type Span } from './grid-model';
import { columnName, gridDayText } from './grid-texts';

/** Where a carried session would be: a column, and minutes from the start of its day. */
export interface Target {
  readonly column: GridColumn;
  readonly from: number;
}

/** What limits a carried session: the columns that may be planned, the hours that the grid shows, and the length of its rows. */
export interface Board {
  readonly columns: readonly GridColumn[];
  readonly range: Span;
  readonly slotMinutes: number;
}

/** Whether a session can be moved: it is pending or scheduled. */
export function isMovable({ status }: Pick<CalendarSessionFragment, 'status'>): boolean {
  return status === 'PENDING' || status === 'SCHEDULED';
}

/** Returns where a session is; undefined if none of the columns has it. */
export function placeIn({ columns }: Pick<Board, 'columns'>, session: CalendarSessionFragment): Target | undefined {
  const column = columns.find(({ items }) => items.some((item) => isOf(item, session.id)));
  return column && { column, from: minutesInto(column.day, session.appointmentDate) };
}

const isOf = (item: GridColumn['items'][number], id: string) => item.kind === 'session' && item.session.id === id;

/** Whether a column can take a session: a move cannot take the physiotherapist off. */
export function canTake({ physiotherapist }: GridColumn, session: CalendarSessionFragment): boolean {
  return physiotherapist !== null || session.physiotherapist === null;
}

/** Returns the place a row further up or down, or in the next column that can take the session; the same at an edge. */
export function stepTarget(
  board: Board,
  session: CalendarSessionFragment,
  { column, from }: Target,
  direction: Direction,
): Target {
  const { columns, slotMinutes } = board;
  if (direction === 'up')
    return within(board, session, column, (Math.ceil(from / slotMinutes) - 1) * slotMinutes) ?? { column, from };
  if (direction === 'down')
    return within(board, session, column, (Math.floor(from / slotMinutes) + 1) * slotMinutes) ?? { column, from };
  const at = columns.findIndex(({ key }) => key === column.key);
  const others = direction === 'left' ? columns.slice(0, Math.max(at, 0)).toReversed() : columns.slice(at + 1);
  const next = others.find((one) => canTake(one, session));
  return { column: next ?? column, from };
}

/** Returns the place nearest to a minute of a column, snapped to its rows; undefined if the column cannot take the session. */
export function snapTarget(
  board: Board,
  session: CalendarSessionFragment,
  column: GridColumn,
  minute: number,
): Target | undefined {
  if (!canTake(column, session)) return undefined;
  const { range, slotMinutes } = board;
  const latest = Math.floor((range.until - session.durationMinutes) / slotMinutes) * slotMinutes;
  const snapped = Math.round(minute / slotMinutes) * slotMinutes;
  return { column, from: Math.max(Math.min(snapped, latest), range.from) };
}

/** A place within the hours of the grid; undefined outside them. */
function within(
  { range }: Board,
  { durationMinutes }: CalendarSessionFragment,
  column: GridColumn,
  from: number,
): Target | undefined {
  return from >= range.from && from + durationMinutes <= range.until ? { column, from } : undefined;
}

/** Whether a place is the one that a session has. */
export function isWhereItWas({ column, from }: Target, session: CalendarSessionFragment): boolean {
  return (
    momentOf({ column, from }) === Date.parse(session.appointmentDate) &&
    column.physiotherapist?.id === session.physiotherapist?.id
  );
}

/** Returns when a session would begin at a place, in milliseconds. */
export function momentOf({ column, from }: Target): number {
  return startOfDay(column.day).getTime() + from * 60_000;
}

/** Tells a place: Fri 27 Nov, 4:30 pm, Kavya Rao, free. The server decides; the way to a home visit is not counted here. */
export function targetText(target: Target, session: CalendarSessionFragment, now: number): string {
  return `${placeText(target)}, ${stateText(target, session, now)}`;
}

/** Tells a place without its state: Fri 27 Nov, 4:30 pm, Kavya Rao. */
export function placeText(target: Target): string {
  return [gridDayText(target.column.day), timeText(momentOf(target)), columnName(target.column)].join(', ');
}

function stateText(target: Target, session: CalendarSessionFragment, now: number): string {
  const { column, from } = target;
  const wanted = { from, until: from + session.durationMinutes };
  const overlaps = (one: Span) => one.from < wanted.until && wanted.from < one.until;
  if (isWhereItWas(target, session)) return 'where it was';
  if (momentOf(target) <= now) return 'in the past';
  if (column.items.some((item) => takesTime(item, session.id) && overlaps(item))) return 'taken';
  if (column.leave.some(overlaps)) return 'on leave';
  const isWorked = column.works.some((one) => one.from <= wanted.from && wanted.until <= one.until);
  return isWorked || !column.physiotherapist ? 'free' : 'outside the hours';
}

function takesTime(item: GridColumn['items'][number], except: string): boolean {
  return item.kind === 'session' && item.session.id !== except && isMovable(item.session);
}

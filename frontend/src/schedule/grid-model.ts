import { clinicDay, clinicTime, startOfDay } from '../calendar/clinic-time';
import type { CalendarQuery, CalendarSessionFragment } from '../workplace/gql/generated';

export type CalendarDay = CalendarQuery['calendar'][number];
type Column = CalendarDay['columns'][number];
type Interval = Column['free'][number];

/** A session or a gap of a column, with its place. */
export type GridItem = Place &
  (
    | { readonly kind: 'session'; readonly session: CalendarSessionFragment }
    | { readonly kind: 'gap'; readonly gap: Interval }
  );

interface Place {
  /** Unique within the grid. */
  readonly key: string;
  /** Minutes from the start of the day. */
  readonly from: number;
  readonly until: number;
  /** Of `lanes` items side by side, which one, from 0. */
  readonly lane: number;
  readonly lanes: number;
}

/** A column of the grid: a day of a physiotherapist, or the sessions of a day that nobody treats yet. */
export interface GridColumn {
  readonly key: string;
  readonly day: string;
  /** Null: sessions that need a physiotherapist. */
  readonly physiotherapist: { readonly id: string; readonly name: string } | null;
  readonly works: readonly Span[];
  readonly leave: readonly (Span & Pick<Column['leave'][number], 'id' | 'note'>)[];
  readonly items: readonly GridItem[];
}

/** An interval in minutes from the start of a day. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

const dayMinutes = 1_440;
/** Height of the smallest block, in minutes: it is large enough for a finger. */
const leastMinutes = 28;

/** Name of the column of sessions that nobody treats yet. */
export const unassignedName = 'Needs a physiotherapist';

/** Returns the minutes from the start of a day until a moment, within the day. */
export function minutesInto(day: string, moment: string | number): number {
  const minutes = (new Date(moment).getTime() - startOfDay(day).getTime()) / 60_000;
  return Math.min(Math.max(minutes, 0), dayMinutes);
}

/** Returns the columns of days, by day, those of sessions that nobody treats first. */
export function gridColumns(days: readonly CalendarDay[]): GridColumn[] {
  // By what each session says itself: after a move the cache knows its new place before the days are read again.
  const sessions = Map.groupBy(
    days.flatMap(({ columns, unassigned }) => [...columns.flatMap((column) => column.sessions), ...unassigned]),
    ({ appointmentDate, physiotherapist }) => columnKey(clinicDay(appointmentDate), physiotherapist),
  );
  const nobody = { physiotherapist: null, works: [], leave: [], free: [] };
  return days.flatMap(({ day, columns }) =>
    [...(sessions.has(columnKey(day, null)) ? [nobody] : []), ...columns].map((column) =>
      gridColumn(day, { ...column, sessions: sessions.get(columnKey(day, column.physiotherapist)) ?? [] }),
    ),
  );
}

const columnKey = (day: string, physiotherapist: GridColumn['physiotherapist']) =>
  `${day} ${physiotherapist?.id ?? ''}`;

function gridColumn(
  day: string,
  {
    physiotherapist,
    works,
    leave,
    sessions,
    free,
  }: Omit<Column, 'physiotherapist'> & Pick<GridColumn, 'physiotherapist'>,
): GridColumn {
  const within = <Of extends Interval>(interval: Of) => ({
    ...interval,
    from: minutesInto(day, interval.from),
    until: minutesInto(day, interval.until),
  });
  const key = columnKey(day, physiotherapist);
  const items = [
    ...sessions.map((session) => {
      const from = minutesInto(day, session.appointmentDate);
      const until = Math.min(from + session.durationMinutes, dayMinutes);
      return { kind: 'session' as const, key: `${key} ${session.id}`, from, until, session };
    }),
    ...free.map((gap) => ({ kind: 'gap' as const, key: `${key} ${gap.from}`, ...within(gap), gap })),
  ];
  return { key, day, physiotherapist, works: works.map(within), leave: leave.map(within), items: inLanes(items) };
}

/** Places items side by side where they overlap, in order of time. */
function inLanes<Item extends Span>(items: readonly Item[]): (Item & Pick<Place, 'lane' | 'lanes'>)[] {
  const sorted = items.toSorted((one, other) => one.from - other.from || one.until - other.until);
  const placed: { item: Item; lane: number; cluster: number }[] = [];
  const lanesOf: number[] = [];
  let ends: number[] = [];
  for (const item of sorted) {
    const isApart = ends.every((end) => end <= item.from);
    if (isApart) ends = [];
    const free = ends.findIndex((end) => end <= item.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Math.max(item.until, item.from + leastMinutes);
    if (isApart) lanesOf.push(0);
    const cluster = lanesOf.length - 1;
    lanesOf[cluster] = Math.max(lanesOf[cluster] ?? 0, lane + 1);
    placed.push({ item, lane, cluster });
  }
  return placed.map(({ item, lane, cluster }) => ({ ...item, lane, lanes: lanesOf[cluster] ?? 1 }));
}

/** Returns the full hours that the grid shows, in minutes: those of the clinic, of whoever works, and of all sessions. */
export function gridRange(days: readonly CalendarDay[], columns: readonly GridColumn[]): Span {
  const open = days
    .flatMap(({ hours }) => hours)
    .map(({ opens, closes }) => ({ from: minutesOf(opens), until: minutesOf(closes) }));
  const spans = [...open, ...columns.flatMap(({ works, items }) => [...works, ...items])];
  const from = Math.min(...spans.map((span) => span.from), ...(spans.length > 0 ? [] : [480]));
  const until = Math.max(...spans.map((span) => span.until), ...(spans.length > 0 ? [] : [1_080]));
  return { from: Math.floor(from / 60) * 60, until: Math.max(Math.ceil(until / 60), Math.floor(from / 60) + 1) * 60 };
}

/** Converts HH:MM to minutes; 24:00 is the end of the day. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns where nobody works within a range, in order. */
export function closedSpans(works: readonly Span[], { from, until }: Span): Span[] {
  const edges = [from, ...works.flatMap((span) => [span.from, span.until]), until];
  return Array.from({ length: edges.length / 2 }, (_, at) => ({
    from: edges[2 * at] ?? from,
    until: edges[2 * at + 1] ?? until,
  })).filter((span) => span.from < span.until);
}

/** Suggests when to begin in a gap: at its start, at the next five minutes when it begins in between. */
export function gapStart({ from, until }: Interval): string {
  const step = 5 * 60_000;
  const rounded = Math.ceil(Date.parse(from) / step) * step;
  return clinicTime(rounded < Date.parse(until) ? rounded : from);
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Returns the item next to another one: in its column, or at about its time in the next column that has one. */
export function neighbour(columns: readonly GridColumn[], key: string, direction: Direction): GridItem | undefined {
  const at = columns.findIndex(({ items }) => items.some((item) => item.key === key));
  const items = columns[at]?.items ?? [];
  const place = items.findIndex((item) => item.key === key);
  if (direction === 'up') return items[place - 1];
  if (direction === 'down') return items[place + 1];
  const others = direction === 'left' ? columns.slice(0, Math.max(at, 0)).toReversed() : columns.slice(at + 1);
  const from = items[place]?.from ?? 0;
  const column = others.find((one) => one.items.length > 0);
  return column?.items.toSorted((one, other) => Math.abs(one.from - from) - Math.abs(other.from - from))[0];
}

/** Returns the item to begin with: the first of today that is not over, else the first. */
export function firstItem(columns: readonly GridColumn[], now: number): GridItem | undefined {
  const today = clinicTime(now).slice(0, 10);
  const ahead = columns
    .filter(({ day }) => day === today)
    .flatMap(({ items }) => items.filter(({ until }) => until > minutesInto(today, now)));
  return ahead[0] ?? columns.flatMap(({ items }) => items)[0];
}

import { Skeleton } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { clinicDay, timeText, startOfDay } from '../calendar/clinic-time';
import { useNow } from '../calendar/useNow';
import { useKeptFocus } from '../ui/hooks/useKeptFocus';
import { dayCount } from './appointment-texts';
import { isMovable, snapTarget } from './carry-model';
import { GapBlock, placeOf, SessionBlock, type BlockContext } from './GridBlocks';
import { GridGhost } from './GridGhost';
import {
  closedSpans,
  firstItem,
  gridRange,
  minutesInto,
  neighbour,
  type CalendarDay,
  type GridColumn,
  type Span,
} from './grid-model';
import { columnName, gridDayText, leaveText } from './grid-texts';
import styles from './CalendarGrid.module.css';
import { useCarry, type MoveTo } from './useCarry';
import { useGridDrag } from './useGridDrag';
import { useGridKeys, type GridCommands } from './useGridKeys';

/** What the grid shows of the days. */
interface Props extends Pick<BlockContext, 'onOpen' | 'onBook'> {
  /** Undefined before they are loaded. */
  readonly days: readonly CalendarDay[] | undefined;
  readonly columns: readonly GridColumn[];
  /** How much room a column has: for a day of few, a week of one, or a week of all. */
  readonly density: 'roomy' | 'week' | 'narrow';
  readonly isBusy: boolean;
  /** Whether gaps of a column can be booked, and sessions moved within and into it. */
  readonly isPlanned: (column: GridColumn) => boolean;
  /** Further keys of the grid, by letter. */
  readonly commands: GridCommands['onLetter'];
  readonly onMove: MoveTo;
}

/** Days of physiotherapists side by side, with sessions, free time, leave and closed hours. One item is in the order of Tab; arrows lead to the others. */
export function CalendarGrid({ days, columns, density, isBusy, isPlanned, commands, onMove, ...actions }: Props) {
  const now = useNow();
  const kept = useKeptFocus<HTMLElement>(columns);
  const grid = kept.ref;
  const [chosen, setChosen] = useState<string>();
  const range = gridRange(days ?? [], columns);
  const slotMinutes = days?.[0]?.slotMinutes ?? 30;
  const keys = new Set(columns.flatMap(({ items }) => items.map(({ key }) => key)));
  const current = chosen && keys.has(chosen) ? chosen : firstItem(columns, now)?.key;
  const focus = (key: string | undefined) =>
    key && grid.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  const board = { columns: columns.filter(isPlanned), range, slotMinutes };
  const follow = useFollowed(columns, grid, focus);
  const carry = useCarry(board, now, (session, target) => {
    follow(session.id);
    onMove(session, target);
  });
  const { carried } = carry;
  const isInside = () => document.activeElement?.hasAttribute('data-key');
  const pickUp = () => carry.pickUp(isInside() ? sessionAt(columns, current) : undefined);
  useGridKeys(grid, {
    onArrow: (direction) => {
      if (carried) carry.step(direction);
      else focus(isInside() && current ? neighbour(columns, current, direction)?.key : current);
    },
    onLetter: carried
      ? { enter: carry.drop, ' ': carry.drop, escape: carry.putBack }
      : { ...commands, ...(board.columns.length > 0 && { m: pickUp }) },
  });
  useGridDrag(grid, {
    isDraggable: (key) => {
      const session = sessionAt(board.columns, key);
      return session !== undefined && isMovable(session);
    },
    onDrag: (key, { x, y }, takenAt) => {
      const session = sessionAt(columns, key);
      const under = columnUnder(grid.current, x);
      const column = board.columns.find((one) => one.key === under?.dataset.column);
      if (!session || !under || !column) return;
      const { top, height } = under.getBoundingClientRect();
      const minute = range.from + ((y - takenAt - top) / height) * (range.until - range.from);
      const target = snapTarget(board, session, column, minute);
      if (target) carry.hover(session, target);
    },
    onDrop: carry.drop,
    onCancel: carry.putBack,
  });
  useLeft(grid, carry.putBack);
  const context = { now, start: range.from, current, carriedId: carried?.session.id, onFocus: setChosen, ...actions };
  const length = { '--minutes': range.until - range.from, '--slot': slotMinutes } as CSSProperties;
  return (
    <>
      <section
        {...kept}
        tabIndex={-1}
        aria-label="Sessions of the day"
        aria-busy={isBusy}
        className={styles.frame}
        data-narrow={density === 'narrow' ? '' : undefined}
      >
        {!days && isBusy && <Skeleton active paragraph={{ rows: 8 }} />}
        {days && (
          <div className={`${styles.grid} ${styles[density]}`} style={length}>
            <HourAxis range={range} day={days[0]?.day ?? clinicDay(now)} />
            {columns.map((column, at) => (
              <Column
                key={column.key}
                column={column}
                range={range}
                carried={carried?.target.column.key === column.key ? carried : undefined}
                isWeek={density !== 'roomy'}
                isFirstOfDay={at > 0 && columns[at - 1]?.day !== column.day}
                isBookable={isPlanned(column)}
                {...context}
              />
            ))}
          </div>
        )}
      </section>
      <p aria-live="assertive" className={styles.spoken}>
        {carry.spoken}
      </p>
    </>
  );
}

/** Calls a function when the focus leaves the grid. */
function useLeft(grid: RefObject<HTMLElement | null>, onLeft: () => void) {
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!grid.current?.contains(relatedTarget as Node | null)) onLeft();
  });
  useEffect(() => {
    const frame = grid.current;
    const hear = (event: FocusEvent) => leave(event);
    frame?.addEventListener('focusout', hear);
    return () => frame?.removeEventListener('focusout', hear);
  }, [grid]);
}

/** Returns a function that names a session to follow: once it is in another place, the focus goes there if the grid has it. */
function useFollowed(
  columns: readonly GridColumn[],
  grid: RefObject<HTMLElement | null>,
  focus: (key: string | undefined) => void,
) {
  const followed = useRef<string>(undefined);
  const goThere = useEffectEvent((shown: readonly GridColumn[]) => {
    const item = shown
      .flatMap(({ items }) => items)
      .find((one) => one.kind === 'session' && one.session.id === followed.current);
    if (item && document.activeElement === grid.current) focus(item.key);
  });
  useEffect(() => goThere(columns), [columns]);
  return (id: string) => {
    followed.current = id;
  };
}

/** Returns the session with a key; undefined for a gap. */
function sessionAt(columns: readonly GridColumn[], key: string | undefined) {
  const item = columns.flatMap(({ items }) => items).find((one) => one.key === key);
  return item?.kind === 'session' ? item.session : undefined;
}

/** Returns the body of the column at a place across the window. */
function columnUnder(grid: HTMLElement | null, x: number): HTMLElement | undefined {
  return [...(grid?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].find((body) => {
    const { left, right } = body.getBoundingClientRect();
    return left <= x && x < right;
  });
}

function HourAxis({ range, day }: { readonly range: Span; readonly day: string }) {
  const hours = Array.from({ length: (range.until - range.from) / 60 }, (_, at) => range.from + 60 * at);
  return (
    <div className={styles.axis} aria-hidden="true">
      {hours.map((minutes) => (
        <span key={minutes} className={styles.hour} style={placeOf({ from: minutes, until: minutes }, range.from)}>
          {timeText(startOfDay(day).getTime() + minutes * 60_000).replace(':00', '')}
        </span>
      ))}
    </div>
  );
}

interface ColumnProps extends BlockContext {
  readonly column: GridColumn;
  readonly range: Span;
  /** The session that would be dropped here. */
  readonly carried: ReturnType<typeof useCarry>['carried'];
  readonly isWeek: boolean;
  /** Whether the columns of another day end before it. */
  readonly isFirstOfDay: boolean;
}

function Column({ column, range, carried, isWeek, isFirstOfDay, ...context }: ColumnProps) {
  const { day, items, leave, works } = column;
  const sessions = items.filter((item) => item.kind === 'session');
  const gaps = items.filter((item) => item.kind === 'gap');
  const isToday = clinicDay(context.now) === day;
  const minute = minutesInto(day, context.now);
  return (
    <section
      aria-label={isWeek ? `${columnName(column)}, ${gridDayText(day)}` : columnName(column)}
      className={`${styles.column} ${isFirstOfDay ? styles.firstOfDay : ''}`}
    >
      <div className={styles.heading}>
        <h3 className={styles.name}>
          {isWeek && <span className={styles.day}>{gridDayText(day)} </span>}
          {columnName(column)}
        </h3>
        <span className={styles.count}>{dayCount(sessions.map((item) => item.session))}</span>
      </div>
      <div className={styles.body} data-column={column.key}>
        {column.physiotherapist &&
          closedSpans(works, range).map((span) => (
            <div key={span.from} aria-hidden="true" className={styles.closed} style={placeOf(span, range.from)} />
          ))}
        {leave
          .filter((one) => overlaps(one, range))
          .map((one) => (
            <p key={one.id} className={styles.leave} style={placeOf(within(one, range), range.from)}>
              {leaveText(one)}
            </p>
          ))}
        {sessions.length > 0 && (
          <ul className={styles.list}>
            {sessions.map((item) => (
              <SessionBlock key={item.key} item={item} column={column} {...context} />
            ))}
          </ul>
        )}
        {gaps.map((item) => (
          <GapBlock key={item.key} item={item} column={column} {...context} />
        ))}
        {carried && <GridGhost {...carried} start={range.from} />}
        {isToday && minute >= range.from && minute <= range.until && (
          <div aria-hidden="true" className={styles.now} style={placeOf({ from: minute, until: minute }, range.from)} />
        )}
      </div>
    </section>
  );
}

const overlaps = (one: Span, other: Span) => one.from < other.until && other.from < one.until;
const within = ({ from, until }: Span, range: Span): Span => ({
  from: Math.max(from, range.from),
  until: Math.min(until, range.until),
});

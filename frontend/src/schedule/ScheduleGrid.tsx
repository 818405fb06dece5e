import { weekdayText } from '../calendar/clinic-time';
import { errorOf } from '../errors';
import type { CalendarSessionFragment } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';
import { LoadError } from '../ui/feedback/LoadError';
import { scheduleFetchText } from './appointment-failures';
import { dayCount } from './appointment-texts';
import { CalendarGrid } from './CalendarGrid';
import type { BlockContext } from './GridBlocks';
import { gridColumns, type CalendarDay, type GridColumn } from './grid-model';
import { gridDayText } from './grid-texts';
import styles from './ScheduleGrid.module.css';
import { nobody, type CalendarChoice } from './useCalendar';
import type { MoveTo } from './useCarry';
import type { GridCommands } from './useGridKeys';

interface Props extends CalendarChoice, Pick<BlockContext, 'onOpen' | 'onBook'> {
  /** Undefined before the first load. */
  readonly days: readonly CalendarDay[] | undefined;
  readonly isNarrow: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly commands: GridCommands['onLetter'];
  readonly onMove: MoveTo;
}

/** The heading of the shown days, and their grid, skeleton or error. */
export function ScheduleGrid({
  days,
  isNarrow,
  isLoading,
  error,
  onRetry,
  commands,
  onOpen,
  onBook,
  onMove,
  ...choice
}: Props) {
  const { mayPlan, ownColumn } = useWorkplace();
  const all = days && gridColumns(days);
  const shown = isNarrow ? onlyOne(all ?? [], choice.who) : (all ?? []);
  return (
    <>
      <div className={styles.heading}>
        <h2 className={styles.day}>{headingText(choice, days)}</h2>
        <output className={styles.count}>{countText(all, isLoading, error)}</output>
      </div>
      {days?.map(({ day, specialDay }) => specialDay && <SpecialDay key={day} day={day} name={specialDay} />)}
      {error !== undefined && <LoadError message={scheduleFetchText(errorOf(error))} onRetry={onRetry} />}
      <CalendarGrid
        days={days}
        columns={shown}
        density={densityOf(choice, shown.length)}
        isBusy={isLoading}
        isPlanned={({ physiotherapist }) => mayPlan && (!ownColumn || physiotherapist?.id === ownColumn)}
        commands={commands}
        onOpen={onOpen}
        onBook={onBook}
        onMove={onMove}
      />
    </>
  );
}

function SpecialDay({ day, name }: { readonly day: string; readonly name: string }) {
  return (
    <p className={styles.special}>
      {gridDayText(day)}: {name}
    </p>
  );
}

/** On a phone one column is shown: the chosen one, else the first. */
function onlyOne(columns: readonly GridColumn[], who: string): readonly GridColumn[] {
  const chosen = columns.find(({ physiotherapist }) => (physiotherapist?.id ?? nobody) === who) ?? columns[0];
  return chosen ? [chosen] : [];
}

/** A week of one, chosen or alone, has wider columns than a week of all. */
function densityOf({ view, who }: CalendarChoice, columns: number) {
  if (view === 'day') return 'roomy';
  return (who && who !== nobody) || columns <= 7 ? 'week' : 'narrow';
}

function headingText({ day, view }: CalendarChoice, days: Props['days']): string {
  if (view === 'day' || !days) return weekdayText(day);
  return `${gridDayText(days[0]?.day ?? day)} to ${gridDayText(days.at(-1)?.day ?? day)}`;
}

function countText(columns: readonly GridColumn[] | undefined, isLoading: boolean, error: unknown): string {
  if (!columns) return error === undefined ? 'Loading the day…' : 'The sessions are not here.';
  const sessions = columns.flatMap(({ items }) => items.flatMap(sessionOf));
  if (sessions.length > 0) return dayCount(sessions);
  return isLoading ? 'Loading the day…' : 'No sessions on this day yet.';
}

const sessionOf = (item: GridColumn['items'][number]): CalendarSessionFragment[] =>
  item.kind === 'session' ? [item.session] : [];

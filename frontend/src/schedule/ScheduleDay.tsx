import { Skeleton } from 'antd';
import { weekdayText } from '../calendar/clinic-time';
import { errorOf } from '../errors';
import type { AppointmentRowFragment } from '../workplace/gql/generated';
import { EmptyList } from '../ui/lists/EmptyList';
import { LoadError } from '../ui/feedback/LoadError';
import { scheduleFetchText } from './appointment-failures';
import { dayCount } from './appointment-texts';
import { ScheduleBoard } from './ScheduleBoard';
import type { ScheduleActions } from './ScheduleCard';
import styles from './ScheduleDay.module.css';
import { useKeptFocus } from '../ui/hooks/useKeptFocus';
import { useNow } from '../calendar/useNow';

interface Props extends Omit<ScheduleActions, 'now'> {
  readonly day: string;
  /** Undefined before the first load. */
  readonly sessions: readonly AppointmentRowFragment[] | undefined;
  readonly isLoading: boolean;
  /** Error of loading the day, or the rest of it. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The day's heading and sessions, or their skeleton, error or empty state. */
export function ScheduleDay({ day, sessions, isLoading, error, onRetry, ...actions }: Props) {
  const now = useNow();
  const kept = useKeptFocus<HTMLElement>(sessions);
  return (
    <section {...kept} tabIndex={-1} aria-label="Sessions of the day" aria-busy={isLoading}>
      <div className={styles.heading}>
        <h2 className={styles.day}>{weekdayText(day)}</h2>
        <output className={styles.count}>{countText(sessions, isLoading, error !== undefined)}</output>
      </div>
      {error !== undefined && <LoadError message={scheduleFetchText(errorOf(error))} onRetry={onRetry} />}
      {!error && !sessions && <SkeletonBoard />}
      {!error && sessions?.length === 0 && (
        <div className="card">
          <EmptyList
            title="No sessions on this day yet."
            hint="Sessions appear here when you book one with “Book session”, or when you approve a pending one."
          />
        </div>
      )}
      {!error && sessions && <ScheduleBoard sessions={sessions} now={now} {...actions} />}
    </section>
  );
}

function countText(sessions: Props['sessions'], isLoading: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'The sessions are not here.';
  if (!sessions) return 'Loading the day…';
  return isLoading && sessions.length > 0 ? 'Loading the rest of the day…' : dayCount(sessions);
}

const skeletons = ['first', 'second', 'third'];

function SkeletonBoard() {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {skeletons.map((name) => (
        <div key={name} className={`card ${styles.skeleton}`}>
          <Skeleton active paragraph={{ rows: 3 }} />
        </div>
      ))}
    </div>
  );
}

import * as text from '#messages/today';
import { Card } from '#src/ui/layout/Card';
import { Figures, sessionFigures, type Figure } from './Figures';
import styles from './ProgressCard.module.css';
import { dayExercises, type DayExercise } from './exercise/day-exercises';
import type { DayProps, OfToday } from './TodayParts';

/** Adherence in percent from which the week is on track. */
const ON_TRACK = 80;

/** Progress of the recovery: the session counts of a protocol's plan, and the adherence of the last days. */
export function ProgressCard({ today, state }: Pick<DayProps, 'today' | 'state'>) {
  const { kind, ledger, recoveryPercent, adherence } = today;
  // A programme plans no sessions, so that there is nothing of them to count.
  const hasSessions = kind !== 'PROGRAMME';
  const rows: readonly Figure[] = [
    ...(hasSessions ? [[text.recovery, `${recoveryPercent}%`] as const, ...sessionFigures(ledger)] : []),
    ...exercisesOf(today, state),
    ...lastDays(adherence),
  ];
  if (rows.length === 0) return null;
  return (
    <Card title={text.progress}>
      {hasSessions && (
        <div className={styles.track} aria-hidden="true">
          <div className={styles.way} style={{ width: `${recoveryPercent}%` }} />
        </div>
      )}
      <Figures rows={rows} />
    </Card>
  );
}

/** Returns today's exercise figures, including unsent entries. The adherence covers only the days before. */
function exercisesOf(today: OfToday, state: DayProps['state']): Figure[] {
  const exercises = dayExercises(today, state);
  if (exercises.length === 0) return [];
  const sum = (count: (one: DayExercise) => number) => exercises.reduce((total, one) => total + count(one), 0);
  const [done, planned] = [sum(({ timesDone }) => timesDone), sum(({ occasions }) => occasions.length)];
  return [[text.exercisesToday, text.doneOfPlanned({ done, planned })]];
}

function lastDays({ percent, done, prescribed }: OfToday['adherence']): Figure[] {
  if (percent === null) return [];
  const said = percent >= ON_TRACK ? text.onTrack({ percent }) : text.doneOfPlanned({ done, planned: prescribed });
  return [[text.lastDays, said]];
}

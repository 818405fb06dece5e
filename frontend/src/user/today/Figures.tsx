import * as text from '#messages/today';
import styles from './Figures.module.css';
import type { OfToday } from './TodayParts';

/** A name, and what stands behind it. */
export type Figure = readonly [name: string, value: string | number];

/** The numbers of a plan, as /user counts them, where a missed session is still to go. */
export function sessionFigures({
  done,
  missedInAll,
  planned,
  cancelled,
}: Pick<OfToday['ledger'], 'done' | 'missedInAll' | 'planned' | 'cancelled'>): Figure[] {
  return [
    [text.sessionsDone, done],
    [text.sessionsMissed, missedInAll],
    [text.sessionsToGo, planned - cancelled - done],
  ];
}

/** Figures below each other. */
export function Figures({ rows }: { readonly rows: readonly Figure[] }) {
  return (
    <dl className={styles.numbers}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

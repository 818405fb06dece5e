import * as text from '#messages/today';
import styles from './Figures.module.css';
import type { OfToday } from './TodayParts';

/** A label and its value. */
export type Figure = readonly [name: string, value: string | number];

/** Returns the session counts of a plan, as used on all pages; remaining sessions are counted from the ledger. */
export function sessionFigures({ done, missedInAll, ahead }: OfToday['ledger']): Figure[] {
  return [
    [text.sessionsDone, done],
    [text.sessionsMissed, missedInAll],
    [text.sessionsToGo, ahead],
  ];
}

/** A list of figures. */
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

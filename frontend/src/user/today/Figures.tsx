import * as text from '#messages/today';
import styles from './Figures.module.css';
import type { OfToday } from './TodayParts';

/** A name, and what stands behind it. */
export type Figure = readonly [name: string, value: string | number];

/** The numbers of a plan, as each page counts them: to go is what the ledger has ahead. */
export function sessionFigures({ done, missedInAll, ahead }: OfToday['ledger']): Figure[] {
  return [
    [text.sessionsDone, done],
    [text.sessionsMissed, missedInAll],
    [text.sessionsToGo, ahead],
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

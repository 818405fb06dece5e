import * as text from '#messages/today';
import { Card } from '../../ui/Card';
import styles from './ProgressCard.module.css';
import type { OfToday } from './TodayParts';

/** From here on the exercises of a week are said to be on track (recovery §11). */
const ON_TRACK = 80;

/**
 * How far the recovery is: the numbers of the plan, as /user counts them, where a missed session is still to go; and how much of the last
 * days' exercises was done.
 */
export function ProgressCard({ today: { ledger, recoveryPercent, adherence } }: { readonly today: OfToday }) {
  const { percent, done, prescribed } = adherence;
  const rows = [
    [text.recovery, `${recoveryPercent}%`],
    [text.sessionsDone, ledger.done],
    [text.sessionsMissed, ledger.missedInAll],
    [text.sessionsToGo, ledger.planned - ledger.cancelled - ledger.done],
    ...(percent === null
      ? []
      : [
          [
            text.lastDays,
            percent >= ON_TRACK ? text.onTrack({ percent }) : text.doneOfPlanned({ done, planned: prescribed }),
          ],
        ]),
  ];
  return (
    <Card title={text.progress}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.way} style={{ width: `${recoveryPercent}%` }} />
      </div>
      <dl className={styles.numbers}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

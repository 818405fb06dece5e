import * as text from '#messages/today';
import { Card } from '../../ui/Card';
import { Figures, sessionFigures, type Figure } from './Figures';
import styles from './ProgressCard.module.css';
import type { OfToday } from './TodayParts';

/** From here on the exercises of a week are said to be on track (recovery §11). */
const ON_TRACK = 80;

/** How far the recovery is: the numbers of the plan, and how much of the last days' exercises was done. */
export function ProgressCard({ today: { ledger, recoveryPercent, adherence } }: { readonly today: OfToday }) {
  const rows: readonly Figure[] = [
    [text.recovery, `${recoveryPercent}%`],
    ...sessionFigures(ledger),
    ...lastDays(adherence),
  ];
  return (
    <Card title={text.progress}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.way} style={{ width: `${recoveryPercent}%` }} />
      </div>
      <Figures rows={rows} />
    </Card>
  );
}

function lastDays({ percent, done, prescribed }: OfToday['adherence']): Figure[] {
  if (percent === null) return [];
  const said = percent >= ON_TRACK ? text.onTrack({ percent }) : text.doneOfPlanned({ done, planned: prescribed });
  return [[text.lastDays, said]];
}

import * as text from '#messages/today';
import { Card } from '../../ui/Card';
import styles from './PainQuestion.module.css';
import type { DayProps } from './TodayParts';

const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The pain of today, asked once; it goes along with the next tick. */
export function PainQuestion({ today, day, state: { pain } }: DayProps) {
  const known = pain?.day === today.day ? pain : null;
  if (known)
    return (
      <Card title={text.painIs({ pain: known.value })}>
        {!known.isTold && (
          <div className={styles.waits}>
            <p className={styles.hint}>{text.painWaits}</p>
            <button type="button" className="button button-quiet" onClick={() => day.sayPain(null)}>
              {text.changePain}
            </button>
          </div>
        )}
      </Card>
    );
  return (
    <Card title={text.pain}>
      <p className={styles.hint}>{text.painHint}</p>
      <fieldset aria-label={text.pain} className={styles.values}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={`button button-quiet ${styles.value}`}
            onClick={() => day.sayPain(value)}
          >
            {value}
          </button>
        ))}
      </fieldset>
    </Card>
  );
}

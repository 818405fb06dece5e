import { useId, useState } from 'react';
import * as text from '#messages/today';
import { timeText } from '#src/calendar/clinic-time';
import { Card } from '#src/ui/layout/Card';
import { lastPain } from './day-entries';
import type { PainMoment } from './gql/generated';
import { PainAdvice } from './PainAdvice';
import styles from './PainQuestion.module.css';
import type { DayProps } from './TodayParts';
import { useDoubleTapGuard } from './useDoubleTapGuard';

const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const moments: readonly (readonly [PainMoment, string])[] = [
  ['MOVING', text.painMoving],
  ['AT_REST', text.painAtRest],
  ['AT_NIGHT', text.painAtNight],
  ['AFTER_EXERCISE', text.painAfterExercise],
];

/** Asks for today's pain, which is sent at once. Strong pain shows advice, also offline. */
export function PainQuestion({ today, day, state: { entries, own } }: DayProps) {
  const [isAsking, setAsking] = useState(false);
  const [isNew, setNew] = useState(false);
  const { isSettling, press } = useDoubleTapGuard();
  const known = lastPain(entries, today.day, today.pain);
  const isOwn = own.PAIN?.day === today.day && own.PAIN.at === known?.at;
  const takeBack = () => {
    setNew(false);
    day.takeBack('PAIN');
  };
  return (
    <fieldset className={styles.group} aria-label={text.pain} aria-disabled={isSettling || undefined}>
      {known && !isAsking ? (
        <Card title={text.painIs({ pain: known.value })}>
          <PainAdvice pain={known.value} isNew={isNew} />
          <div className={styles.told}>
            <p className={styles.hint}>{text.painToldAt({ time: timeText(known.at) })}</p>
            {isOwn && (
              <button type="button" className="button button-quiet" onClick={() => press(takeBack)}>
                {text.takeBack}
              </button>
            )}
            <button type="button" className="button button-quiet" onClick={() => press(() => setAsking(true))}>
              {text.painAgain}
            </button>
          </div>
        </Card>
      ) : (
        <PainForm
          onSay={(value, moment) =>
            press(() => {
              day.add({ pain: { value, moment } });
              setAsking(false);
              setNew(true);
            })
          }
        />
      )}
    </fieldset>
  );
}

function PainForm({ onSay }: { readonly onSay: (value: number, moment: PainMoment) => void }) {
  const [moment, setMoment] = useState<PainMoment>('MOVING');
  // Two of them may be on a page, which are no one group.
  const name = useId();
  return (
    <Card title={text.pain}>
      <fieldset className={styles.moments}>
        <legend>{text.painWhen}</legend>
        {moments.map(([code, label]) => (
          <label key={code} className={styles.moment}>
            <input type="radio" name={name} checked={moment === code} onChange={() => setMoment(code)} />
            {label}
          </label>
        ))}
      </fieldset>
      <p className={styles.hint}>{text.painHint}</p>
      <fieldset aria-label={text.pain} className={styles.values}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={`button button-quiet ${styles.value}`}
            onClick={() => onSay(value, moment)}
          >
            {value}
          </button>
        ))}
      </fieldset>
    </Card>
  );
}

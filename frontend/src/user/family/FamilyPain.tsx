import { useId, useState } from 'react';
import * as text from '#messages/family';
import * as day from '#messages/today';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { Card } from '#src/ui/layout/Card';
import { PlainButton } from '#src/ui/layout/PlainButton';
import { PainAdvice } from '../today/PainAdvice';
import styles from './Family.module.css';
import type { FamilyDayProps } from './FamilyExercises';
import type { PainMoment } from './gql/generated';
import { useFamilyEntries } from './useFamilyEntries';
import { ValueButtons } from './ValueButtons';

const moments: readonly (readonly [PainMoment, string])[] = [
  ['MOVING', text.painMoving],
  ['AT_REST', day.painAtRest],
  ['AT_NIGHT', day.painAtNight],
  ['AFTER_EXERCISE', day.painAfterExercise],
];

/** Today's pain with the advice for strong pain, and buttons that tell it where the family member may. */
export function FamilyPain(props: FamilyDayProps) {
  const { pain } = props.today;
  if (!props.mayTick && !pain) return null;
  return (
    <Card title={pain ? text.painIs({ pain: pain.value }) : text.pain}>
      <PainParts {...props} />
    </Card>
  );
}

/** Pain that was told on this page. */
interface OwnPain {
  readonly value: number;
  /** Time of the day's pain before it. Another time means that the loaded day includes what was told, or something later. */
  readonly before: string | undefined;
  /** Number of the value on this page, from 1. */
  readonly number: number;
}

/** The advice does not wait for the server: it is that of the told value until the loaded day includes it. */
function PainParts({ today: { pain }, access, mayTick }: FamilyDayProps) {
  const { record, isBusy, isSending, unsent, sendAgain } = useFamilyEntries(access);
  const [own, setOwn] = useState<OwnPain | null>(null);
  const [moment, setMoment] = useState<PainMoment>('MOVING');
  const name = useId();
  const isOwn = own !== null && (unsent !== null || own.before === pain?.at);
  const value = isOwn ? own.value : pain?.value;
  const say = (said: number) => {
    setOwn({ value: said, before: pain?.at, number: (own?.number ?? 0) + 1 });
    record({ pain: { value: said, moment } });
  };
  return (
    <>
      {value !== undefined && <PainAdvice key={own?.number} pain={value} isNew={own !== null} />}
      <ErrorSlot />
      {own && unsent && !isSending && (
        <div className={styles.actions}>
          <span>{text.painIs({ pain: own.value })}</span>
          <span>{day.notSent}</span>
          <PlainButton isBusy={isBusy} onClick={sendAgain}>
            {day.sendNow}
          </PlainButton>
        </div>
      )}
      {mayTick && (
        <>
          <fieldset className={styles.moments}>
            <legend>{day.painWhen}</legend>
            {moments.map(([code, label]) => (
              <label key={code} className={styles.choice}>
                <input type="radio" name={name} checked={moment === code} onChange={() => setMoment(code)} />
                {label}
              </label>
            ))}
          </fieldset>
          <p>{day.painHint}</p>
          <ValueButtons label={text.pain} isBusy={isBusy} onSay={say} />
        </>
      )}
    </>
  );
}

import * as text from '#messages/family';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { Card } from '#src/ui/layout/Card';
import { PlainButton } from '#src/ui/layout/PlainButton';
import styles from './Family.module.css';
import type { FamilyDayProps } from './FamilyExercises';

const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Today's pain, and buttons that tell it where the family member may. */
export function FamilyPain({ today: { pain }, entries, mayTick }: FamilyDayProps) {
  if (!mayTick && !pain) return null;
  return (
    <Card title={pain ? text.painIs({ pain: pain.value }) : text.pain}>
      <ErrorSlot />
      {mayTick && (
        <fieldset aria-label={text.pain} className={styles.values}>
          {values.map((value) => (
            <PlainButton
              key={value}
              isBusy={entries.isBusy}
              onClick={() => entries.record({ pain: { value, moment: 'MOVING' } })}
            >
              {value}
            </PlainButton>
          ))}
        </fieldset>
      )}
    </Card>
  );
}

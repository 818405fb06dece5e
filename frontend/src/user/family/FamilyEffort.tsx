import * as text from '#messages/family';
import * as words from '#messages/exercise';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { Card } from '#src/ui/layout/Card';
import type { FamilyDayProps } from './FamilyExercises';
import { useFamilyEntries } from './useFamilyEntries';
import { ValueButtons } from './ValueButtons';

/** How hard the exercises of the day were: asked once nothing is left and something was done, as on the patient's page. */
export function FamilyEffort(props: FamilyDayProps) {
  const occasions = props.today.exercises.flatMap((exercise) => exercise.occasions);
  const isOver = occasions.every(({ isDone, skipped }) => isDone || skipped) && occasions.some(({ isDone }) => isDone);
  return props.mayTick && isOver ? (
    <Card title={words.effort}>
      <Effort {...props} />
    </Card>
  ) : null;
}

function Effort({ today, access }: FamilyDayProps) {
  const { record, isBusy } = useFamilyEntries(access);
  return (
    <>
      <ErrorSlot />
      <p>{text.effortHint}</p>
      <ValueButtons
        label={words.effort}
        isBusy={isBusy}
        told={today.effort}
        onSay={(value) => record({ effort: value })}
      />
    </>
  );
}

import * as text from '#messages/exercise';
import { Card } from '#src/ui/layout/Card';
import { lastEffort } from '../day-entries';
import { dayExercises } from './day-exercises';
import { PainQuestion } from '../PainQuestion';
import pain from '../PainQuestion.module.css';
import type { DayProps } from '../TodayParts';
import { useDoubleTapGuard } from '../useDoubleTapGuard';

const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** What follows the day's last exercise: how hard it was, the week in a sentence, and pain. Where all were left out, nothing is said to be done. */
export function AfterExercises(props: DayProps) {
  const { today, day, state } = props;
  const { isSettling, press } = useDoubleTapGuard();
  const effort = lastEffort(state.entries, today.day, today.effort ?? null);
  const isAnyDone = dayExercises(today, state).some(({ timesDone }) => timesDone > 0);
  if (!isAnyDone)
    return (
      <>
        <Card title={text.noneLeft} standsOut>
          <p>{text.noneLeftHint}</p>
        </Card>
        <PainQuestion {...props} />
      </>
    );
  return (
    <>
      <Card title={text.allDone} standsOut>
        <p>{today.weeks.sentence}</p>
        <fieldset className={pain.group} aria-disabled={isSettling || undefined}>
          <legend>{text.effort}</legend>
          <p className={pain.hint}>{text.effortHint}</p>
          <div className={pain.values}>
            {values.map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={effort === value}
                className={`button ${effort === value ? '' : 'button-quiet'} ${pain.value}`}
                onClick={() => press(() => day.add({ effort: value }))}
              >
                {value}
              </button>
            ))}
          </div>
        </fieldset>
      </Card>
      <PainQuestion {...props} />
    </>
  );
}

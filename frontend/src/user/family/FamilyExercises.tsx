import { useId } from 'react';
import * as text from '#messages/family';
import * as words from '#messages/exercise';
import * as day from '#messages/today';
import { UserText } from '#src/language/UserText';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { Card } from '#src/ui/layout/Card';
import { PlainButton } from '#src/ui/layout/PlainButton';
import { doseText } from '../today/dose-text';
import styles from './Family.module.css';
import type { FamilyDayQuery, SkipReason } from './gql/generated';
import { useFamilyEntries, type FamilyDayAccess, type FamilyEntries } from './useFamilyEntries';

/** What the parts of a day show: the day, and whose it is. */
export interface FamilyDayProps {
  readonly today: NonNullable<FamilyDayQuery['familyToday']>;
  readonly access: FamilyDayAccess;
  readonly mayTick: boolean;
}

/** The exercises of the day, with what is done, and a button for one set where the family member may tick. */
export function FamilyExercises(props: FamilyDayProps) {
  if (props.today.exercises.length === 0) return null;
  return (
    <Card title={day.exercises}>
      <ErrorSlot />
      <Exercises {...props} />
    </Card>
  );
}

function Exercises({ today, access, mayTick }: FamilyDayProps) {
  const entries = useFamilyEntries(access);
  return (
    <ul className={styles.list}>
      {today.exercises.map((one) => (
        <Exercise key={one.exercise.key} one={one} entries={entries} mayTick={mayTick} />
      ))}
    </ul>
  );
}

const reasons: readonly SkipReason[] = ['PAIN', 'TIRED', 'NO_TIME', 'NOT_SURE', 'NO_EQUIPMENT', 'UNWELL', 'OTHER'];

interface ExerciseProps {
  readonly entries: FamilyEntries;
  readonly mayTick: boolean;
  readonly one: FamilyDayProps['today']['exercises'][number];
}

function Exercise({ one: { exercise, occasions, timesDone }, entries, mayTick }: ExerciseProps) {
  const open = occasions.find(({ isDone }) => !isDone);
  const last = occasions.findLast(({ setsDone }) => setsDone > 0);
  const by = occasions.findLast(({ doneBy }) => doneBy)?.doneBy;
  const tick = (occasion: number, set: number, done: boolean) =>
    entries.record({ setDone: { exercise: exercise.key, occasion, set, done } });
  return (
    <li className={styles.item}>
      <h3 className={styles.name}>{exercise.name}</h3>
      <p>{doseText(exercise)}</p>
      <HowTo exercise={exercise} />
      <p>{day.doneToday({ done: timesDone, planned: occasions.length })}</p>
      {open && open.setsDone > 0 && <p>{words.setsDone({ done: open.setsDone, sets: open.sets })}</p>}
      {open?.skipped && <p>{words.skipped({ reason: open.skipped })}</p>}
      {by && <p>{text.doneBy({ name: by })}</p>}
      {mayTick && (
        <div className={styles.actions}>
          {open && (
            <PlainButton
              isPrimary
              isBusy={entries.isBusy}
              aria-label={text.doneOf({ exercise: exercise.name })}
              onClick={() => tick(open.number, open.setsDone + 1, true)}
            >
              {text.done}
            </PlainButton>
          )}
          {open && (
            <LeaveOut
              exercise={exercise.name}
              isBusy={entries.isBusy}
              onPick={(reason) =>
                entries.record({ skip: { exercise: exercise.key, occasion: open.number, reason, note: null } })
              }
            />
          )}
          {last && (
            <PlainButton
              isBusy={entries.isBusy}
              aria-label={text.takeBackOf({ exercise: exercise.name })}
              onClick={() => tick(last.number, last.setsDone, false)}
            >
              {text.takeBack}
            </PlainButton>
          )}
        </div>
      )}
    </li>
  );
}

/** How an exercise is done: the steps, or the plan's own words where it has no guide, the physiotherapist's word, and what to take care of. */
function HowTo({ exercise: { guide, instructions, hint } }: Pick<ExerciseProps['one'], 'exercise'>) {
  return (
    <>
      {guide ? (
        <details>
          <summary>{words.steps}</summary>
          <ol className={styles.steps}>
            {guide.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {!guide.isReviewed && <p className={styles.sample}>{day.sample}</p>}
        </details>
      ) : (
        <p>{instructions}</p>
      )}
      {hint && (
        <p>
          {day.hint} <UserText>{hint}</UserText>
        </p>
      )}
      {guide?.caution && (
        <p>
          <strong>{words.caution}</strong> {guide.caution}
        </p>
      )}
    </>
  );
}

interface LeaveOutProps {
  readonly exercise: string;
  readonly isBusy: boolean;
  readonly onPick: (reason: SkipReason) => void;
}

/** Leaves an exercise out for one of the reasons. */
function LeaveOut({ exercise, isBusy, onPick }: LeaveOutProps) {
  const id = useId();
  return (
    <details className={styles.reasons}>
      <summary aria-label={text.leaveOutOf({ exercise })}>{words.leaveOut}</summary>
      <p id={id}>{words.why}</p>
      <ul aria-labelledby={id} className={styles.list}>
        {reasons.map((reason) => (
          <li key={reason}>
            <PlainButton isBusy={isBusy} onClick={() => onPick(reason)}>
              {words.reason({ reason })}
            </PlainButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

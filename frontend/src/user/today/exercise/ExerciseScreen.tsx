import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as text from '#messages/exercise';
import * as words from '#messages/today';
import { UserText } from '#src/language/UserText';
import { pathOf } from '#src/path-of';
import { paths } from '#src/paths';
import { useKeptFocus } from '#src/ui/hooks/useKeptFocus';
import { doseText } from '../dose-text';
import { isWaiting } from '../day-occasions';
import { PainQuestion } from '../PainQuestion';
import type { DayProps } from '../TodayParts';
import { useDoubleTapGuard } from '../useDoubleTapGuard';
import { AfterExercises } from './AfterExercises';
import { CounterView } from './CounterView';
import { dayExercises, figureOf, type DayExercise } from './day-exercises';
import { nextExercise } from './next-exercise';
import { SetMarks } from './SetMarks';
import styles from './ExerciseScreen.module.css';
import { SkipReasons } from './SkipReasons';

interface Props extends DayProps {
  readonly shown: DayExercise;
}

/** One exercise, as large as the screen: figure, counter, one set done at a time, and the steps. */
export function ExerciseScreen(props: Props) {
  const { shown, today, day, state } = props;
  const { exercise, occasions, open } = shown;
  const { key, sets, guide } = exercise;
  const { isSettling, press } = useDoubleTapGuard();
  const [isSkipping, setSkipping] = useState(false);
  const kept = useKeptFocus<HTMLFieldSetElement>(state);
  const side = state.told?.myPlan?.side ?? 'NONE';
  const next = nextExercise(dayExercises(today, state), key);
  const last = occasions.findLast(({ setsDone }) => setsDone > 0);
  const skipped = occasions.findLast((one) => one.skipped);
  const done = () => {
    if (open) day.add({ setDone: { exercise: key, occasion: open.number, set: open.setsDone + 1, done: true } });
  };
  const allDone = () => {
    if (!open) return;
    const left = Array.from({ length: sets - open.setsDone }, (_, index) => open.setsDone + index + 1);
    day.add(...left.map((set) => ({ setDone: { exercise: key, occasion: open.number, set, done: true } })));
  };
  const takeBack = () => {
    if (last) day.add({ setDone: { exercise: key, occasion: last.number, set: last.setsDone, done: false } });
  };
  return (
    <article className={styles.screen}>
      <p className={styles.dose}>
        {side !== 'NONE' && <strong>{text.side({ side })}</strong>} {doseText(exercise)}
      </p>
      <fieldset
        className={styles.actions}
        aria-label={text.actions}
        aria-disabled={isSettling || undefined}
        tabIndex={-1}
        {...kept}
      >
        <CounterView
          exercise={exercise}
          figure={figureOf(exercise)}
          side={side}
          setsDone={open?.setsDone ?? sets}
          isOpen={open !== undefined}
          main={
            open ? (
              <button type="button" className={`button ${styles.primary}`} onClick={() => press(done)}>
                {text.setDone({ set: open.setsDone + 1, sets })}
              </button>
            ) : (
              next && (
                <Link to={pathOf(paths.userExercise, next.exercise.key)} className={`button ${styles.primary}`}>
                  {text.next({ exercise: next.exercise.name })}
                </Link>
              )
            )
          }
        >
          {last && (
            <button type="button" className="button button-quiet" onClick={() => press(takeBack)}>
              {words.takeBack}
            </button>
          )}
          {open && sets - open.setsDone > 1 && (
            <button type="button" className="button button-quiet" onClick={() => press(allDone)}>
              {text.allSetsDone}
            </button>
          )}
          {open && !isSkipping && (
            <button type="button" className="button button-quiet" onClick={() => press(() => setSkipping(true))}>
              {text.leaveOut}
            </button>
          )}
        </CounterView>
        <SetMarks occasions={occasions} open={open} isUnsent={isWaiting(state.entries, key)} />
      </fieldset>
      {open && isSkipping && (
        <SkipReasons
          onPick={(reason) => {
            setSkipping(false);
            if (reason) day.add({ skip: { exercise: key, occasion: open.number, reason } });
          }}
        />
      )}
      {skipped?.skipped && (
        <p className={styles.skipped}>
          {text.skipped({ reason: skipped.skipped })}{' '}
          <button
            type="button"
            className="button button-quiet"
            onClick={() => press(() => day.add({ skip: { exercise: key, occasion: skipped.number, reason: null } }))}
          >
            {text.doAfterAll}
          </button>
        </p>
      )}
      {next ? skipped?.skipped === 'PAIN' && <PainQuestion {...props} /> : <AfterExercises {...props} />}
      <section aria-labelledby="steps">
        <h2 id="steps" className={styles.heading}>
          {text.steps}
        </h2>
        {guide ? (
          <ol className={styles.steps}>
            {guide.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ) : (
          <p>{exercise.instructions}</p>
        )}
        {exercise.hint && (
          <p className={styles.hint}>
            {words.hint} <UserText>{exercise.hint}</UserText>
          </p>
        )}
        {guide?.caution && (
          <p>
            <strong>{text.caution}</strong> {guide.caution}
          </p>
        )}
        {guide && !guide.isReviewed && <p className={styles.sample}>{words.sample}</p>}
      </section>
      <p>
        <Link to={paths.userToday}>{text.toToday}</Link>
      </p>
    </article>
  );
}

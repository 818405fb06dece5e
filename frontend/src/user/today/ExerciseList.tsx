import { Link } from 'react-router-dom';
import { drawBody, drawThings, fitFigure, restOfStep, type Figure } from '#figures';
import * as words from '#messages/exercise';
import * as text from '#messages/today';
import { FigurePicture } from '#src/figure/FigurePicture';
import { pathOf } from '#src/path-of';
import { paths } from '#src/paths';
import { AfterExercises } from './exercise/AfterExercises';
import { dayExercises, figureOf, minutesOpen, type DayExercise } from './exercise/day-exercises';
import { nextExercise } from './exercise/next-exercise';
import { isWaiting } from './day-occasions';
import { doseText } from './dose-text';
import styles from './ExerciseList.module.css';
import { PainQuestion } from './PainQuestion';
import { TickedBy } from './TickedBy';
import type { DayProps } from './TodayParts';

/** What is next, in one line with one button; once all is done, what follows the exercises. */
export function NextExercise(props: DayProps) {
  const exercises = dayExercises(props.today, props.state);
  const next = nextExercise(exercises);
  if (!next) return exercises.length > 0 ? <AfterExercises {...props} /> : <PainQuestion {...props} />;
  return (
    <>
      <div className={`card ${styles.next}`}>
        <p className={styles.name}>
          {words.nextUp}: {next.exercise.name}
        </p>
        <p className={styles.dose}>{words.minutesLeft({ minutes: minutesOpen(exercises) })}</p>
        <Link to={pathOf(paths.userExercise, next.exercise.key)} className={`button ${styles.begin}`}>
          {startOf(next)}
        </Link>
      </div>
      <PainQuestion {...props} />
    </>
  );
}

/** The exercises of the day, a line each. */
export function ExerciseList({ today, state }: DayProps) {
  return (
    <section aria-labelledby="exercises">
      <h2 id="exercises" className={styles.heading}>
        {text.exercises}
      </h2>
      <ul className={styles.list}>
        {dayExercises(today, state).map((one) => (
          <ExerciseLine
            key={one.exercise.key}
            one={one}
            side={state.told?.myPlan?.side ?? 'NONE'}
            isUnsent={isWaiting(state.entries, one.exercise.key)}
          />
        ))}
      </ul>
    </section>
  );
}

const startOf = ({ open }: DayExercise) => (open && open.setsDone > 0 ? words.goOnWith : words.start);

interface LineProps {
  readonly one: DayExercise;
  readonly side: 'LEFT' | 'RIGHT' | 'NONE';
  readonly isUnsent: boolean;
}

function ExerciseLine({ one, side, isUnsent }: LineProps) {
  const { exercise, occasions, timesDone, open } = one;
  const figure = figureOf(exercise);
  const skipped = occasions.findLast(({ skipped: reason }) => reason)?.skipped;
  const isEnough = timesDone === occasions.length;
  return (
    <li className={`card ${styles.line}`}>
      {figure && (
        <span className={styles.picture}>
          <FigurePicture shapes={still(figure)} side={side} />
        </span>
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>{exercise.name}</h3>
        <p className={styles.dose}>{doseText(exercise)}</p>
        <p className={styles.times}>
          <span className={isEnough ? styles.enough : undefined}>
            {text.doneToday({ done: timesDone, planned: occasions.length })}
            {isEnough && `. ${text.enough}`}
          </span>
          {open && open.setsDone > 0 && <span>{words.setsDone({ done: open.setsDone, sets: open.sets })}</span>}
          <TickedBy occasions={occasions} />
          {skipped && <span>{words.skipped({ reason: skipped })}</span>}
          {isUnsent && <span className={styles.unsent}>{text.notSent}</span>}
        </p>
      </div>
      <Link
        to={pathOf(paths.userExercise, exercise.key)}
        className={`button button-quiet ${styles.open}`}
        aria-label={words.startOf({ start: open ? startOf(one) : text.again, exercise: exercise.name })}
      >
        {open ? startOf(one) : words.steps}
      </Link>
    </li>
  );
}

/** The second pose of the movement, as a small picture beside the name. */
function still(figure: Figure) {
  const fit = fitFigure(figure);
  return [...drawThings(figure, fit), ...drawBody(figure, fit, restOfStep(figure, 1))];
}

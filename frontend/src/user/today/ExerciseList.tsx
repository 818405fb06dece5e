import * as text from '#messages/today';
import { isWaiting, ticksOf } from './day-entries';
import { doseText } from './dose-text';
import { exercisePicture } from './exercise-picture';
import styles from './ExerciseList.module.css';
import type { DayProps, OfToday } from './TodayParts';

/** The exercises of the present phase, a card each. */
export function ExerciseList({ today, day, state }: DayProps) {
  return (
    <section aria-labelledby="exercises">
      <h2 id="exercises" className={styles.heading}>
        {text.exercises}
      </h2>
      <ul className={styles.list}>
        {today.exercises.map(({ exercise, timesDone }) => (
          <ExerciseCard
            key={exercise.key}
            exercise={exercise}
            done={timesDone + ticksOf(state.entries, today.day, exercise.key)}
            isUnsent={isWaiting(state.entries, exercise.key)}
            onDone={() => {
              const { key, sets, reps } = exercise;
              day.add({ checkIn: { exercises: [{ exercise: key, sets, reps }] } });
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly exercise: OfToday['exercises'][number]['exercise'];
  /** How often today. */
  readonly done: number;
  readonly isUnsent: boolean;
  readonly onDone: () => void;
}

function ExerciseCard({ exercise, done, isUnsent, onDone }: CardProps) {
  const { key, name, instructions, timesPerDay } = exercise;
  const isEnough = done >= timesPerDay;
  const label = done > 0 ? text.again : text.done;
  return (
    <li className={`card ${styles.card}`}>
      <img src={exercisePicture(key)} alt={name} width="160" height="110" loading="lazy" className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.dose}>{doseText(exercise)}</p>
      </div>
      <p className={styles.how}>{instructions}</p>
      <output className={styles.times}>
        <span className={isEnough ? styles.enough : undefined}>
          {text.doneToday({ done, planned: timesPerDay })}
          {isEnough && `. ${text.enough}`}
        </span>
        {isUnsent && <span className={styles.unsent}>{text.notSent}</span>}
      </output>
      <button
        type="button"
        className={`button ${isEnough ? 'button-quiet' : ''} ${styles.done}`}
        aria-label={text.doneOf({ done: label, exercise: name })}
        onClick={onDone}
      >
        {label}
      </button>
    </li>
  );
}

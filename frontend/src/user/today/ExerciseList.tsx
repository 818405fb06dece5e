import * as text from '#messages/today';
import { UserText } from '#src/language/UserText';
import { isWaiting, occasionsDone } from './day-entries';
import { doseText } from './dose-text';
import { exercisePicture } from './exercise-picture';
import styles from './ExerciseList.module.css';
import type { DayProps, OfToday } from './TodayParts';
import { useDoubleTapGuard } from './useDoubleTapGuard';

/** The exercises of the current phase, one card each. */
export function ExerciseList({ today, day, state }: DayProps) {
  return (
    <section aria-labelledby="exercises">
      <h2 id="exercises" className={styles.heading}>
        {text.exercises}
      </h2>
      <ul className={styles.list}>
        {today.exercises.map(({ exercise, occasions }) => {
          const { key, sets, reps } = exercise;
          const told = occasions.map(({ isDone }) => isDone);
          const done = occasionsDone(state.entries, today.day, key, told);
          return (
            <ExerciseCard
              key={key}
              exercise={exercise}
              done={done.filter(Boolean).length}
              isUnsent={isWaiting(state.entries, key)}
              onDone={() => day.add({ checkIn: { exercises: [{ exercise: key, sets, reps }] } })}
              onTakeBack={() => {
                const occasion = done.lastIndexOf(true) + 1;
                const each = Array.from({ length: sets }, (_, index) => index + 1);
                day.add(...each.map((set) => ({ setDone: { exercise: key, occasion, set, done: false } })));
              }}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly exercise: OfToday['exercises'][number]['exercise'];
  /** Number of times done today. */
  readonly done: number;
  readonly isUnsent: boolean;
  readonly onDone: () => void;
  /** Undoes the last time. */
  readonly onTakeBack: () => void;
}

function ExerciseCard({ exercise, done, isUnsent, onDone, onTakeBack }: CardProps) {
  const { isSettling, press } = useDoubleTapGuard();
  const { key, name, instructions, hint, timesPerDay } = exercise;
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
      {hint && (
        <p className={styles.hint}>
          {text.hint} <UserText>{hint}</UserText>
        </p>
      )}
      <output className={styles.times}>
        <span className={isEnough ? styles.enough : undefined}>
          {text.doneToday({ done, planned: timesPerDay })}
          {isEnough && `. ${text.enough}`}
        </span>
        {isUnsent && <span className={styles.unsent}>{text.notSent}</span>}
      </output>
      <div className={styles.buttons}>
        {!isEnough && (
          <button
            type="button"
            className={`button ${styles.done}`}
            aria-label={text.doneOf({ done: label, exercise: name })}
            aria-disabled={isSettling || undefined}
            onClick={() => press(onDone)}
          >
            {label}
          </button>
        )}
        {done > 0 && (
          <button
            type="button"
            className={`button button-quiet ${styles.done}`}
            aria-label={text.doneOf({ done: text.takeBack, exercise: name })}
            aria-disabled={isSettling || undefined}
            onClick={() => press(onTakeBack)}
          >
            {text.takeBack}
          </button>
        )}
      </div>
    </li>
  );
}

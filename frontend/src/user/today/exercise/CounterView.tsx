import type { ReactNode } from 'react';
import * as text from '#messages/exercise';
import type { Figure } from '#figures';
import { MovingFigure } from '#src/figure/MovingFigure';
import { FilmOrFigure } from '#src/film/FilmOrFigure';
import { doseOf, type DayExercise } from './day-exercises';
import styles from './ExerciseScreen.module.css';
import { useCounter, type Counted } from './useCounter';
import { useVoice } from './useVoice';

interface Props {
  readonly exercise: DayExercise['exercise'];
  readonly figure: Figure | null;
  readonly side: 'LEFT' | 'RIGHT' | 'NONE';
  /** Sets of the present occasion that are done: the counter begins with the next one. */
  readonly setsDone: number;
  /** Whether there is something left to count today. */
  readonly isOpen: boolean;
  /** The main action, below figure and counter. */
  readonly main: ReactNode;
  /** Further actions, beside those of the counter. */
  readonly children: ReactNode;
}

/** The film or moving figure, and a counter that the figure follows. */
export function CounterView({ exercise, figure, side, setsDone, isOpen, main, children }: Props) {
  const { sets, reps, holdSeconds, name } = exercise;
  const voice = useVoice();
  const counter = useCounter(figure, doseOf(exercise), setsDone, voice.say);
  const { state, shown } = counter;
  const phase = shown && text.phase({ phase: shown.phase, set: shown.set, sets });
  return (
    <div className={styles.stage}>
      <FilmOrFigure video={exercise.guide?.video ?? null} label={text.picture({ exercise: name })}>
        {figure && (
          <MovingFigure
            figure={figure}
            side={side}
            hold={holdSeconds}
            label={text.picture({ exercise: name })}
            moment={counter.moment}
          />
        )}
      </FilmOrFigure>
      {shown && (
        <div className={styles.count}>
          <p className={styles.phase}>{phase}</p>
          <p className={styles.number} aria-hidden="true">
            {numberOf(shown)}
            <span className={styles.of}>{shown.phase === 'rep' ? text.ofReps({ reps }) : text.seconds}</span>
          </p>
          {(shown.phase === 'hold' || shown.phase === 'rest') && (
            <progress className={styles.bar} max={shown.length} value={shown.length - shown.left} aria-label={phase} />
          )}
          <p className="visually-hidden" aria-live={voice.isOn ? 'off' : 'polite'}>
            {shown.phase === 'rep' ? text.repetition({ rep: shown.rep }) : ''}
          </p>
        </div>
      )}
      {main}
      <div className={styles.controls}>
        {isOpen && state === 'idle' && (
          <button type="button" className="button button-quiet" onClick={counter.start}>
            {text.count}
          </button>
        )}
        {state === 'running' && (
          <button type="button" className="button button-quiet" onClick={counter.pause}>
            {text.pause}
          </button>
        )}
        {state === 'paused' && (
          <button type="button" className="button button-quiet" onClick={counter.start}>
            {text.goOn}
          </button>
        )}
        {state !== 'idle' && (
          <button type="button" className="button button-quiet" onClick={counter.stop}>
            {text.stopCounting}
          </button>
        )}
        {voice.isOffered && (
          <button type="button" className="button button-quiet" aria-pressed={voice.isOn} onClick={voice.toggle}>
            {text.voice}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}

const minute = 60;

/** The large number: the repetition, or the seconds that are left, of long holds as minutes and seconds. */
function numberOf({ phase, rep, left }: Counted): string {
  if (phase === 'rep') return text.number({ value: rep });
  if (left < minute) return text.number({ value: left });
  return `${Math.floor(left / minute)}:${String(left % minute).padStart(2, '0')}`;
}

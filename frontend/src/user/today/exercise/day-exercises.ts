import { minutesLeft, type Dose, type Figure } from '#figures';
import { occasionsOf, type DayOccasion } from '../day-occasions';
import type { DayState } from '../day-state';
import type { OfToday } from '../TodayParts';

/** An exercise of the day with its occasions as the page shows them: the server's state and the entries since then. */
export interface DayExercise {
  readonly exercise: OfToday['exercises'][number]['exercise'];
  readonly occasions: readonly DayOccasion[];
  /** The first occasion that is neither completed nor skipped; undefined when there is none. */
  readonly open: DayOccasion | undefined;
  /** Number of completed occasions. */
  readonly timesDone: number;
}

/** Returns the day's exercises in order. */
export function dayExercises(today: OfToday, { entries }: Pick<DayState, 'entries'>): DayExercise[] {
  return today.exercises.map(({ exercise, occasions: told }) => {
    const occasions = occasionsOf(entries, today.day, exercise.key, told, exercise);
    return {
      exercise,
      occasions,
      open: occasions.find(({ isDone, skipped }) => !isDone && !skipped),
      timesDone: occasions.filter(({ isDone }) => isDone).length,
    };
  });
}

/** Returns the figure of an exercise's guide; null without one. The server has checked it. */
export const figureOf = ({ guide }: DayExercise['exercise']): Figure | null => (guide?.figure ?? null) as Figure | null;

/** Seconds between two sets of an exercise that the library lacks. */
const PLAIN_REST = 30;

/** Returns the dose of an exercise, with the rest between its sets. */
export const doseOf = ({ guide, sets, reps, holdSeconds }: DayExercise['exercise']): Dose => ({
  sets,
  reps,
  holdSeconds,
  restSeconds: guide?.restSeconds ?? PLAIN_REST,
});

/** Returns the minutes that what is open today takes, with what is not sent yet: `Today.minutesLeft` as of this page. */
export const minutesOpen = (exercises: readonly DayExercise[]): number =>
  minutesLeft(
    exercises.map(({ exercise, occasions }) => ({ figure: figureOf(exercise), dose: doseOf(exercise), occasions })),
  );

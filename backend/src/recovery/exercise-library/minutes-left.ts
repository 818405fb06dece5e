import { minutesLeft as minutesOf, type Figure, type PacedExercise } from '../figures/index.js';
import type { Guide } from './guides.js';

/** Seconds between two sets of an exercise that the library lacks. */
const PLAIN_REST = 30;

/** An exercise of a day with the sets that are done. */
interface DayExercise extends Pick<PacedExercise, 'occasions'> {
  exercise: { key: string; sets: number; reps: number; holdSeconds: number };
}

/** Returns the whole minutes that the sets still open take, at the pace of the newest figures. */
export function minutesLeft(
  exercises: readonly DayExercise[],
  guides: ReadonlyMap<string, Pick<Guide, 'figure' | 'restSeconds'>>,
): number {
  return minutesOf(
    exercises.map(({ exercise, occasions }) => {
      const { figure = null, restSeconds = PLAIN_REST } = guides.get(exercise.key) ?? {};
      return { figure: figure as Figure | null, dose: { ...exercise, restSeconds }, occasions };
    }),
  );
}

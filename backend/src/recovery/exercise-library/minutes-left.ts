import { type Figure, setsSeconds } from '../figures/index.js';
import type { Guide } from './guides.js';

/** Seconds between two sets of an exercise that the library lacks. */
const PLAIN_REST = 30;

/** An exercise of a day with the sets that are done. */
interface DayExercise {
  exercise: { key: string; sets: number; reps: number; holdSeconds: number };
  occasions: readonly { sets: number; setsDone: number; isDone: boolean; skipped: unknown }[];
}

/**
 * Returns the whole minutes that the sets still open take, at the pace of the counter beside the figure; skipped occasions take none.
 */
export function minutesLeft(
  exercises: readonly DayExercise[],
  guides: ReadonlyMap<string, Pick<Guide, 'figure' | 'restSeconds'>>,
): number {
  const seconds = exercises.flatMap(({ exercise, occasions }) => {
    const { figure = null, restSeconds = PLAIN_REST } = guides.get(exercise.key) ?? {};
    return occasions
      .filter(({ isDone, skipped }) => !isDone && !skipped)
      .map(({ sets, setsDone }) => setsSeconds(figure as Figure | null, { ...exercise, restSeconds }, sets - setsDone));
  });
  const total = seconds.reduce((sum, each) => sum + each, 0);
  // Seconds have two decimals; sums of them may have more.
  return Math.ceil(Math.round(total * 100) / 6_000);
}

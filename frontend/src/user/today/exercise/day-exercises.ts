import type { Figure } from '#figures';
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

/**
 * Returns the exercise to do next: the first begun one after `after`, or the first open one, so that a round goes through all exercises
 * before it begins again.
 */
export function nextExercise(exercises: readonly DayExercise[], after?: string): DayExercise | undefined {
  const from = exercises.findIndex(({ exercise }) => exercise.key === after) + 1;
  const inTurn = [...exercises.slice(from), ...exercises.slice(0, from)].filter(({ open }) => open);
  const round = Math.min(...inTurn.map(({ open }) => open?.number ?? Infinity));
  return inTurn.find(({ open }) => open?.number === round);
}

/** Returns the figure of an exercise's guide; null without one. The server has checked it. */
export const figureOf = ({ guide }: DayExercise['exercise']): Figure | null => (guide?.figure ?? null) as Figure | null;

interface Facts {
  readonly exercise: { readonly key: string };
  /** The first occasion that is neither completed nor skipped; undefined when there is none. */
  readonly open: { readonly number: number } | undefined;
}

/**
 * Returns the exercise to do next: the first begun one after `after`, or the first open one, so that a round goes through all exercises
 * before it begins again.
 */
export function nextExercise<One extends Facts>(exercises: readonly One[], after?: string): One | undefined {
  const from = exercises.findIndex(({ exercise }) => exercise.key === after) + 1;
  const inTurn = [...exercises.slice(from), ...exercises.slice(0, from)].filter(({ open }) => open);
  const round = Math.min(...inTurn.map(({ open }) => open?.number ?? Infinity));
  return inTurn.find(({ open }) => open?.number === round);
}

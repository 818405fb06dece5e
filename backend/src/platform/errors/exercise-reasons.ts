/** Reasons of the exercise library, and of what is wrong with a figure (docs/figures.md). */
export const exerciseReasons = {
  EXERCISE_NOT_FOUND: () => 'There is no exercise with this key in the library.',
  EXERCISE_REVIEWED: () => 'You have signed off this revision already.',
  FIGURE_TOO_LARGE: () => 'A figure has at most 1,500 bytes, as JSON without blanks',
  FIGURE_MISSING: () => 'Something is missing here, or is too long, or is not in the form of docs/figures.md',
  FIGURE_UNKNOWN_NAME: () => 'A figure has nothing of this name; please check how it is spelled',
  FIGURE_NOT_A_NUMBER: () => 'This must be a number; seconds are not below 0',
  FIGURE_TOO_MANY_DECIMALS: () => 'A number of a figure has at most two decimals',
  FIGURE_CYCLE_OPEN: () => 'The cycle must end in the pose in which it begins',
  FIGURE_TOO_SHORT: () => 'A repetition with a hold of 3 seconds takes at least 1.5 seconds',
  FIGURE_TOO_LONG: () => 'A repetition with a hold of 3 seconds takes at most 15 seconds',
  FIGURE_OUT_OF_REACH: () => 'The limb cannot reach this target',
  FIGURE_ANGLE_IMPOSSIBLE: () => 'No hip, knee or ankle bends like this',
  FIGURE_BELOW_GROUND: () => 'This would be below the ground',
  FIGURE_TOO_FAST: () => 'The hips would move too fast on the way to this pose',
  FIGURE_WITHOUT_HOLD: () => "A dose with a hold needs a step of the cycle that rests for 'hold'",
};

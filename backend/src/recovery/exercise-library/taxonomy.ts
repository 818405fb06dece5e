/** Parts of the body that an exercise is for. */
export const EXERCISE_REGIONS = [
  'KNEE',
  'HIP',
  'ANKLE',
  'SHOULDER',
  'ELBOW_HAND',
  'SPINE',
  'BREATHING',
  'WHOLE_BODY',
] as const;

/** What an exercise trains. */
export const EXERCISE_AIMS = [
  'MOBILITY',
  'STRENGTH',
  'STRETCH',
  'CIRCULATION',
  'CONTROL',
  'BALANCE',
  'GAIT',
  'BREATHING',
  'FUNCTION',
] as const;

/** Starting positions. */
export const EXERCISE_POSITIONS = [
  'LYING_BACK',
  'LYING_FRONT',
  'LYING_SIDE',
  'SITTING',
  'LONG_SITTING',
  'HANDS_AND_KNEES',
  'STANDING',
  'WALKING',
] as const;

/** Equipment of exercises. */
export const EXERCISE_EQUIPMENT = [
  'CHAIR',
  'BED',
  'WALL',
  'TABLE',
  'STEP',
  'BAND',
  'STICK',
  'TOWEL',
  'CUSHION',
  'WALKER',
] as const;

/** Patients for whom an exercise is unsuitable. */
export const EXERCISE_AVOID = [
  'NO_WEIGHT_BEARING',
  'HIP_PRECAUTIONS',
  'KNEE_BEND_LIMIT',
  'NO_ACTIVE_SHOULDER',
  'NO_TURNING_OUT',
  'NO_BENDING',
  'NO_TWISTING',
  'BACK_PAIN',
  'DIZZINESS',
] as const;

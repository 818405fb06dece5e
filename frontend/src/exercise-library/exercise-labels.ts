import type { ExerciseAim, ExerciseAvoid, ExerciseEquipment, ExercisePosition, ExerciseRegion } from './gql/generated';

/** Labels of the parts of the body. */
export const regionLabels: Readonly<Record<ExerciseRegion, string>> = {
  KNEE: 'Knee',
  HIP: 'Hip',
  ANKLE: 'Ankle and foot',
  SHOULDER: 'Shoulder',
  ELBOW_HAND: 'Elbow, wrist and hand',
  SPINE: 'Back and neck',
  BREATHING: 'Lungs and chest',
  WHOLE_BODY: 'Whole body',
};

/** Labels of what an exercise trains. */
export const aimLabels: Readonly<Record<ExerciseAim, string>> = {
  MOBILITY: 'Range of motion',
  STRENGTH: 'Strength',
  STRETCH: 'Stretch',
  CIRCULATION: 'Circulation',
  CONTROL: 'Control',
  BALANCE: 'Balance',
  GAIT: 'Walking and stairs',
  BREATHING: 'Breathing',
  FUNCTION: 'Daily life',
};

/** Labels of the starting positions. */
export const positionLabels: Readonly<Record<ExercisePosition, string>> = {
  LYING_BACK: 'Lying on the back',
  LYING_FRONT: 'Lying face down',
  LYING_SIDE: 'Lying on the side',
  SITTING: 'Sitting on a chair',
  LONG_SITTING: 'Sitting with straight legs',
  HANDS_AND_KNEES: 'On hands and knees',
  STANDING: 'Standing',
  WALKING: 'Walking',
};

/** Labels of the equipment. */
export const equipmentLabels: Readonly<Record<ExerciseEquipment, string>> = {
  CHAIR: 'Firm chair',
  BED: 'Bed or mat',
  WALL: 'Wall',
  TABLE: 'Table or rail',
  STEP: 'Step or stairs',
  BAND: 'Elastic band',
  STICK: 'Stick',
  TOWEL: 'Towel',
  CUSHION: 'Cushion or soft ball',
  WALKER: 'Walking frame or crutches',
};

/** Labels of those for whom an exercise is unsuitable. */
export const avoidLabels: Readonly<Record<ExerciseAvoid, string>> = {
  NO_WEIGHT_BEARING: 'No weight on the leg',
  HIP_PRECAUTIONS: 'Hip precautions',
  KNEE_BEND_LIMIT: 'Limit of bending the knee',
  NO_ACTIVE_SHOULDER: 'Shoulder not moved actively',
  NO_TURNING_OUT: 'Arm not turned outwards',
  NO_BENDING: 'Back not bent',
  NO_TWISTING: 'Back not twisted',
  BACK_PAIN: 'Back pain',
  DIZZINESS: 'Dizziness',
};

/** Joins labels of values to a text, such as 'Knee, Hip'. */
export const listText = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): string => values.map((value) => labels[value]).join(', ');

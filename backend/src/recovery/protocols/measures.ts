import type { Measure } from './protocol-content.js';

/** Unit of a measure. */
export type Unit =
  | 'DEGREES'
  | 'OF_TEN'
  | 'SECONDS'
  | 'TIMES'
  | 'PER_CENT'
  | 'YES_OR_NO'
  | 'CENTIMETRES'
  | 'KILOGRAMS'
  | 'METRES'
  | 'POINTS';

/** Range of a measure's values. */
export interface Bounds {
  unit: Unit;
  least: number;
  most: number;
  /** Whether values are integers. */
  isWhole?: true;
  /** Where it is left out, a value is of a side. NEVER: of none. UNDER_PLAN: of the operated side under a plan, else of none. */
  sides?: 'NEVER' | 'UNDER_PLAN';
}

const LESS_IS_BETTER: ReadonlySet<Measure> = new Set([
  'KNEE_EXTENSION_DEFICIT',
  'ELBOW_EXTENSION_DEFICIT',
  'PAIN',
  'TIMED_UP_AND_GO',
  'KNEE_GIRTH',
  'TEN_METRE_WALK',
  'FIVE_CHAIR_STANDS',
]);

/** Returns whether a lower value of a measure is the better one. */
export const isLessBetter = (measure: Measure) => LESS_IS_BETTER.has(measure);

const degrees: Bounds = { unit: 'DEGREES', least: 0, most: 180 };
const neck: Bounds = { ...degrees, sides: 'NEVER' };
const yesOrNo: Bounds = { unit: 'YES_OR_NO', least: 0, most: 1, isWhole: true };

/** Bounds of each measure; also documented in the GraphQL enum. */
export const MEASURE_BOUNDS: Readonly<Record<Measure, Bounds>> = {
  KNEE_FLEXION: degrees,
  KNEE_EXTENSION_DEFICIT: { ...degrees, least: -10, most: 60 },
  HIP_FLEXION: degrees,
  HIP_ABDUCTION: degrees,
  SHOULDER_FLEXION: degrees,
  SHOULDER_ABDUCTION: degrees,
  SHOULDER_EXTERNAL_ROTATION: degrees,
  ANKLE_DORSIFLEXION: degrees,
  PAIN: { unit: 'OF_TEN', least: 0, most: 10, isWhole: true, sides: 'NEVER' },
  TIMED_UP_AND_GO: { unit: 'SECONDS', least: 1, most: 120, sides: 'UNDER_PLAN' },
  CHAIR_STANDS: { unit: 'TIMES', least: 0, most: 60, isWhole: true, sides: 'UNDER_PLAN' },
  SINGLE_LEG_STANCE: { unit: 'SECONDS', least: 0, most: 60 },
  STRENGTH_SYMMETRY: { unit: 'PER_CENT', least: 0, most: 150 },
  STRAIGHT_LEG_RAISE: yesOrNo,
  WALKS_UNAIDED: { ...yesOrNo, sides: 'UNDER_PLAN' },
  CERVICAL_FLEXION: neck,
  CERVICAL_EXTENSION: neck,
  CERVICAL_ROTATION: degrees,
  LUMBAR_FLEXION: { unit: 'CENTIMETRES', least: 0, most: 15, sides: 'NEVER' },
  STRAIGHT_LEG_RAISE_ANGLE: degrees,
  HIP_EXTENSION: degrees,
  HIP_INTERNAL_ROTATION: degrees,
  HIP_EXTERNAL_ROTATION: degrees,
  SHOULDER_INTERNAL_ROTATION: degrees,
  SHOULDER_EXTENSION: degrees,
  ELBOW_FLEXION: degrees,
  ELBOW_EXTENSION_DEFICIT: { ...degrees, least: -10, most: 90 },
  WRIST_FLEXION: degrees,
  WRIST_EXTENSION: degrees,
  ANKLE_PLANTARFLEXION: degrees,
  GRIP_STRENGTH: { unit: 'KILOGRAMS', least: 0, most: 100 },
  KNEE_GIRTH: { unit: 'CENTIMETRES', least: 15, most: 90 },
  SIX_MINUTE_WALK: { unit: 'METRES', least: 0, most: 1_000, isWhole: true, sides: 'NEVER' },
  TEN_METRE_WALK: { unit: 'SECONDS', least: 2, most: 120, sides: 'NEVER' },
  FIVE_CHAIR_STANDS: { unit: 'SECONDS', least: 2, most: 120, sides: 'NEVER' },
  BERG_BALANCE: { unit: 'POINTS', least: 0, most: 56, isWhole: true, sides: 'NEVER' },
};

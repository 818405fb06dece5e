import type { Measure } from './protocol-content.js';

/** Unit of a measure. */
export type Unit = 'DEGREES' | 'OF_TEN' | 'SECONDS' | 'TIMES' | 'PER_CENT' | 'YES_OR_NO';

/** Range of a measure's values. */
export interface Bounds {
  unit: Unit;
  least: number;
  most: number;
  /** Whether values are integers. */
  isWhole?: true;
}

const degrees: Bounds = { unit: 'DEGREES', least: 0, most: 180 };
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
  PAIN: { unit: 'OF_TEN', least: 0, most: 10, isWhole: true },
  TIMED_UP_AND_GO: { unit: 'SECONDS', least: 1, most: 120 },
  CHAIR_STANDS: { unit: 'TIMES', least: 0, most: 60, isWhole: true },
  SINGLE_LEG_STANCE: { unit: 'SECONDS', least: 0, most: 60 },
  STRENGTH_SYMMETRY: { unit: 'PER_CENT', least: 0, most: 150 },
  STRAIGHT_LEG_RAISE: yesOrNo,
  WALKS_UNAIDED: yesOrNo,
};

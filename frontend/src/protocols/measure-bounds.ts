/** Range and unit of a measure. */
export interface MeasureBounds {
  readonly unit: '' | '°' | '%' | 's' | 'of 10' | 'cm' | 'kg' | 'm' | 'of 56';
  readonly least: number;
  readonly most: number;
  /** Whether only whole numbers are valid. */
  readonly isWhole?: true;
  /** Where it is left out, a value is of a side. */
  readonly hasNoSide?: true;
}

const degrees: MeasureBounds = { unit: '°', least: 0, most: 180 };
const neck: MeasureBounds = { ...degrees, hasNoSide: true };
const yesOrNo: MeasureBounds = { unit: '', least: 0, most: 1, isWhole: true };

/** Unit and bounds of each measure, as in the schema. */
export const measureBounds = {
  KNEE_FLEXION: degrees,
  KNEE_EXTENSION_DEFICIT: { unit: '°', least: -10, most: 60 },
  HIP_FLEXION: degrees,
  HIP_ABDUCTION: degrees,
  SHOULDER_FLEXION: degrees,
  SHOULDER_ABDUCTION: degrees,
  SHOULDER_EXTERNAL_ROTATION: degrees,
  ANKLE_DORSIFLEXION: degrees,
  PAIN: { unit: 'of 10', least: 0, most: 10, isWhole: true, hasNoSide: true },
  TIMED_UP_AND_GO: { unit: 's', least: 1, most: 120, hasNoSide: true },
  CHAIR_STANDS: { unit: '', least: 0, most: 60, isWhole: true, hasNoSide: true },
  SINGLE_LEG_STANCE: { unit: 's', least: 0, most: 60 },
  STRENGTH_SYMMETRY: { unit: '%', least: 0, most: 150 },
  STRAIGHT_LEG_RAISE: yesOrNo,
  WALKS_UNAIDED: { ...yesOrNo, hasNoSide: true },
  CERVICAL_FLEXION: neck,
  CERVICAL_EXTENSION: neck,
  CERVICAL_ROTATION: degrees,
  LUMBAR_FLEXION: { unit: 'cm', least: 0, most: 15, hasNoSide: true },
  STRAIGHT_LEG_RAISE_ANGLE: degrees,
  HIP_EXTENSION: degrees,
  HIP_INTERNAL_ROTATION: degrees,
  HIP_EXTERNAL_ROTATION: degrees,
  SHOULDER_INTERNAL_ROTATION: degrees,
  SHOULDER_EXTENSION: degrees,
  ELBOW_FLEXION: degrees,
  ELBOW_EXTENSION_DEFICIT: { unit: '°', least: -10, most: 90 },
  WRIST_FLEXION: degrees,
  WRIST_EXTENSION: degrees,
  ANKLE_PLANTARFLEXION: degrees,
  GRIP_STRENGTH: { unit: 'kg', least: 0, most: 100 },
  KNEE_GIRTH: { unit: 'cm', least: 15, most: 90 },
  SIX_MINUTE_WALK: { unit: 'm', least: 0, most: 1_000, isWhole: true, hasNoSide: true },
  TEN_METRE_WALK: { unit: 's', least: 2, most: 120, hasNoSide: true },
  FIVE_CHAIR_STANDS: { unit: 's', least: 2, most: 120, hasNoSide: true },
  BERG_BALANCE: { unit: 'of 56', least: 0, most: 56, isWhole: true, hasNoSide: true },
} as const satisfies Readonly<Record<string, MeasureBounds>>;

/** A measure. */
export type Measure = keyof typeof measureBounds;

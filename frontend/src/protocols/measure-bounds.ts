/** Range and unit of a measure. */
export interface MeasureBounds {
  readonly unit: '' | '°' | '%' | 's' | 'of 10';
  readonly least: number;
  readonly most: number;
  /** Whether only whole numbers are valid. */
  readonly isWhole?: true;
}

const degrees: MeasureBounds = { unit: '°', least: 0, most: 180 };
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
  PAIN: { unit: 'of 10', least: 0, most: 10, isWhole: true },
  TIMED_UP_AND_GO: { unit: 's', least: 1, most: 120 },
  CHAIR_STANDS: { unit: '', least: 0, most: 60, isWhole: true },
  SINGLE_LEG_STANCE: { unit: 's', least: 0, most: 60 },
  STRENGTH_SYMMETRY: { unit: '%', least: 0, most: 150 },
  STRAIGHT_LEG_RAISE: yesOrNo,
  WALKS_UNAIDED: yesOrNo,
} as const satisfies Readonly<Record<string, MeasureBounds>>;

/** A measure. */
export type Measure = keyof typeof measureBounds;

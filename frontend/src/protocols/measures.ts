/** A measure: what it is called, its unit and its bounds, as the contract has them. */
interface MeasureFacts {
  readonly name: string;
  readonly unit: '' | '°' | '%' | 's' | 'of 10';
  readonly least: number;
  readonly most: number;
  /** No tenths. */
  readonly isWhole?: true;
}

const degrees = { unit: '°', least: 0, most: 180 } as const;
const yesOrNo = { unit: '', least: 0, most: 1, isWhole: true } as const;

/** What can be measured, in the words of the sentences that say what a phase still needs. */
export const measures = {
  KNEE_FLEXION: { name: 'Knee bend', ...degrees },
  KNEE_EXTENSION_DEFICIT: { name: 'Knee, degrees short of straight', unit: '°', least: -10, most: 60 },
  HIP_FLEXION: { name: 'Hip bend', ...degrees },
  HIP_ABDUCTION: { name: 'Hip, leg to the side', ...degrees },
  SHOULDER_FLEXION: { name: 'Shoulder, arm to the front', ...degrees },
  SHOULDER_ABDUCTION: { name: 'Shoulder, arm to the side', ...degrees },
  SHOULDER_EXTERNAL_ROTATION: { name: 'Shoulder, turned outwards', ...degrees },
  ANKLE_DORSIFLEXION: { name: 'Ankle, foot pulled up', ...degrees },
  PAIN: { name: 'Pain', unit: 'of 10', least: 0, most: 10, isWhole: true },
  TIMED_UP_AND_GO: { name: 'Stand up and walk, timed', unit: 's', least: 1, most: 120 },
  CHAIR_STANDS: { name: 'Stands from a chair in 30 seconds', unit: '', least: 0, most: 60, isWhole: true },
  SINGLE_LEG_STANCE: { name: 'Standing on the operated leg', unit: 's', least: 0, most: 60 },
  STRENGTH_SYMMETRY: { name: 'Strength beside the other side', unit: '%', least: 0, most: 150 },
  STRAIGHT_LEG_RAISE: { name: 'Lifts the straight leg without lag', ...yesOrNo },
  WALKS_UNAIDED: { name: 'Walks without an aid and without a limp', ...yesOrNo },
} as const satisfies Readonly<Record<string, MeasureFacts>>;

/** What can be measured. */
export type Measure = keyof typeof measures;

/** What is known of a measure. */
export const factsOf = (measure: Measure): MeasureFacts => measures[measure];

/** Whether a measure is answered with yes or no. */
export const isYesOrNo = (measure: Measure) => measure === 'STRAIGHT_LEG_RAISE' || measure === 'WALKS_UNAIDED';

/** A value with its unit. */
export function valueText(measure: Measure, value: number): string {
  if (isYesOrNo(measure)) return value === 1 ? 'yes' : 'no';
  const { unit } = measures[measure];
  return unit === '°' || unit === '%' ? `${value}${unit}` : `${value} ${unit}`.trim();
}

import { measureBounds, type Measure, type MeasureBounds } from './measure-bounds';

export type { Measure } from './measure-bounds';

/** Measure names as used within sentences. */
const names: Readonly<Record<Measure, string>> = {
  KNEE_FLEXION: 'Knee bend',
  KNEE_EXTENSION_DEFICIT: 'Knee, degrees short of straight',
  HIP_FLEXION: 'Hip bend',
  HIP_ABDUCTION: 'Hip, leg to the side',
  SHOULDER_FLEXION: 'Shoulder, arm to the front',
  SHOULDER_ABDUCTION: 'Shoulder, arm to the side',
  SHOULDER_EXTERNAL_ROTATION: 'Shoulder, turned outwards',
  ANKLE_DORSIFLEXION: 'Ankle, foot pulled up',
  PAIN: 'Pain',
  TIMED_UP_AND_GO: 'Stand up and walk, timed',
  CHAIR_STANDS: 'Stands from a chair in 30 seconds',
  SINGLE_LEG_STANCE: 'Standing on the operated leg',
  STRENGTH_SYMMETRY: 'Strength beside the other side',
  STRAIGHT_LEG_RAISE: 'Lifts the straight leg without lag',
  WALKS_UNAIDED: 'Walks without an aid and without a limp',
  CERVICAL_FLEXION: 'Neck, chin to chest',
  CERVICAL_EXTENSION: 'Neck, head back',
  CERVICAL_ROTATION: 'Neck, head turned',
  LUMBAR_FLEXION: 'Back, bend forward (modified Schober)',
  STRAIGHT_LEG_RAISE_ANGLE: 'Straight leg lifted by somebody',
  HIP_EXTENSION: 'Hip, leg back',
  HIP_INTERNAL_ROTATION: 'Hip, turned inwards',
  HIP_EXTERNAL_ROTATION: 'Hip, turned outwards',
  SHOULDER_INTERNAL_ROTATION: 'Shoulder, turned inwards',
  SHOULDER_EXTENSION: 'Shoulder, arm back',
  ELBOW_FLEXION: 'Elbow bend',
  ELBOW_EXTENSION_DEFICIT: 'Elbow, degrees short of straight',
  WRIST_FLEXION: 'Wrist, hand towards the palm',
  WRIST_EXTENSION: 'Wrist, hand bent back',
  ANKLE_PLANTARFLEXION: 'Ankle, foot pointed down',
  GRIP_STRENGTH: 'Grip strength',
  KNEE_GIRTH: 'Round the knee',
  SIX_MINUTE_WALK: 'Walk of six minutes',
  TEN_METRE_WALK: 'Ten metres walked',
  FIVE_CHAIR_STANDS: 'Five stands from a chair',
  BERG_BALANCE: 'Balance, Berg scale',
};

/** Returns a measure's bounds, unit and name. */
export const factsOf = (measure: Measure): MeasureBounds & { readonly name: string } => ({
  ...measureBounds[measure],
  name: names[measure],
});

/** Whether a measure is answered with yes or no. */
export const isYesOrNo = (measure: Measure) => measure === 'STRAIGHT_LEG_RAISE' || measure === 'WALKS_UNAIDED';

/** Formats a value with its unit. */
export function valueText(measure: Measure, value: number): string {
  if (isYesOrNo(measure)) return value === 1 ? 'yes' : 'no';
  const { unit } = measureBounds[measure];
  return unit === '°' || unit === '%' ? `${value}${unit}` : `${value} ${unit}`.trim();
}

import * as text from '#messages/course';
import { measureBounds, type MeasureBounds } from '#src/protocols/measure-bounds';
import type { Measure, MotionMode } from '../plan/gql/generated';
import type { Course } from '../plan/useCourse';

type Plan = Course['plan'];

/** A range of values. */
interface Band {
  readonly low: number;
  readonly high: number;
}

/** A measure of the current phase that can be taken at home: degrees, or pain. */
export interface PhaseMeasure {
  readonly measure: Measure;
  readonly name: string;
  readonly bounds: MeasureBounds;
  readonly say: (value: number) => string;
  /** Target band of the current phase. */
  readonly band: Band | null;
  /** Formats the target as a sentence. */
  readonly aim: (band: Band) => string;
  /** Motion mode that counts; null if the criteria accept either. */
  readonly mode: MotionMode | null;
  /** Whether the phone can measure it. */
  readonly byPhone: boolean;
  /** The movement is passive in this phase: the patient does not make it. */
  readonly isPassive: boolean;
}

/** Angles in an upright plane, which a phone along the limb can measure; `measuring.zeroPosition` and `measuring.endPosition` say how it is held. */
const BY_PHONE: ReadonlySet<Measure> = new Set<Measure>([
  'KNEE_FLEXION',
  'KNEE_EXTENSION_DEFICIT',
  'HIP_FLEXION',
  'HIP_ABDUCTION',
  'HIP_EXTENSION',
  'ANKLE_DORSIFLEXION',
  'SHOULDER_FLEXION',
  'SHOULDER_ABDUCTION',
  'SHOULDER_EXTENSION',
  'SHOULDER_EXTERNAL_ROTATION',
  'ELBOW_FLEXION',
]);

/** Returns the measures that a patient takes at home in the current phase: active movements and pain. */
export function homeMeasures(plan: Plan): PhaseMeasure[] {
  return phaseMeasures(plan).filter(({ isPassive }) => !isPassive);
}

/** Returns the measures that a patient sees in the current phase: movements with a target or a criterion, and pain. */
export function phaseMeasures({ phases, phase }: Plan): PhaseMeasure[] {
  const { targets = [], criteria = [] } = phases.find(({ number }) => number === phase) ?? {};
  const moves = [...targets, ...criteria.filter(({ staffOnly }) => !staffOnly)]
    .flatMap(({ measure }) => measure ?? [])
    .filter((measure) => measureBounds[measure].unit === '°');
  return [...new Set<Measure>([...moves, 'PAIN'])].map((measure) => {
    const isPain = measure === 'PAIN';
    const own = criteria.filter((one) => one.measure === measure);
    // Without criteria for a movement, those of its joint decide whether it is active yet.
    const judged =
      own.length > 0 ? own : criteria.filter((one) => one.measure && jointOf(one.measure) === jointOf(measure));
    const say = (value: number) => (isPain ? text.ofTen({ value }) : text.degrees({ value }));
    return {
      measure,
      name: text.NAME({ measure }),
      bounds: measureBounds[measure],
      say,
      band: targets.find((target) => target.measure === measure) ?? null,
      aim: ({ low, high }) =>
        isPain ? text.painAim({ most: say(high) }) : text.aim({ low: say(low), high: say(high) }),
      mode: modeOf(own),
      byPhone: BY_PHONE.has(measure),
      isPassive: modeOf(judged) === 'PASSIVE',
    };
  });
}

/**
 * Returns the values of a measure that count in the current phase, newest first: on the operated side, and with the motion mode of its
 * criteria.
 */
export function valuesOf({ plan, measurements }: Course, { measure, mode }: PhaseMeasure): Course['measurements'] {
  return measurements.filter(
    (one) =>
      one.measure === measure &&
      !one.retractedReason &&
      (!mode || one.mode === mode) &&
      (!one.side || plan.side === 'NONE' || one.side === plan.side),
  );
}

/** Returns the joint of a measure: KNEE of KNEE_FLEXION. */
const jointOf = (measure: Measure) => measure.split('_', 1)[0];

/** Returns the motion mode that all criteria share, or null. */
function modeOf(criteria: readonly { readonly mode: MotionMode | null }[]): MotionMode | null {
  const [mode = null, ...others] = new Set(criteria.map((one) => one.mode));
  return others.length > 0 ? null : mode;
}

import * as text from '#messages/course';
import { measureBounds, type MeasureBounds } from '../../protocols/measure-bounds';
import type { Measure, MotionMode } from '../plan/gql/generated';
import type { Course } from '../plan/useCourse';

type Plan = Course['plan'];

/** From which value to which. */
interface Band {
  readonly low: number;
  readonly high: number;
}

/** A measure that the present phase looks at and that can be taken at home: degrees, or pain. */
export interface PhaseMeasure {
  readonly measure: Measure;
  readonly name: string;
  readonly bounds: MeasureBounds;
  readonly say: (value: number) => string;
  /** The band that the present phase aims at. */
  readonly band: Band | null;
  /** What the present phase aims at, in a sentence. */
  readonly aim: (band: Band) => string;
  /** How the movement has to be made to count; null where its criteria take either way. */
  readonly mode: MotionMode | null;
  /** The movement is made for the patient in this phase, who does not make it by themselves. */
  readonly isPassive: boolean;
}

/** What a patient measures at home in the present phase, moving by themselves. */
export function homeMeasures(plan: Plan): PhaseMeasure[] {
  return phaseMeasures(plan).filter(({ isPassive }) => !isPassive);
}

/** What a patient looks at in the present phase: the movements that it aims at, or that leaving it needs of them, and pain. */
export function phaseMeasures({ phases, phase }: Plan): PhaseMeasure[] {
  const { targets = [], criteria = [] } = phases.find(({ number }) => number === phase) ?? {};
  const moves = [...targets, ...criteria.filter(({ staffOnly }) => !staffOnly)]
    .flatMap(({ measure }) => measure ?? [])
    .filter((measure) => measureBounds[measure].unit === '°');
  return [...new Set<Measure>([...moves, 'PAIN'])].map((measure) => {
    const isPain = measure === 'PAIN';
    const own = criteria.filter((one) => one.measure === measure);
    // Where no criterion looks at a movement, those of its joint say whether that is moved by itself yet.
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
      isPassive: modeOf(judged) === 'PASSIVE',
    };
  });
}

/** What was measured of it and counts in the present phase, newest first: on the operated side, and made as its criteria want it. */
export function valuesOf({ plan, measurements }: Course, { measure, mode }: PhaseMeasure): Course['measurements'] {
  return measurements.filter(
    (one) =>
      one.measure === measure &&
      !one.retractedReason &&
      (!mode || one.mode === mode) &&
      (!one.side || plan.side === 'NONE' || one.side === plan.side),
  );
}

/** KNEE of KNEE_FLEXION. */
const jointOf = (measure: Measure) => measure.split('_', 1)[0];

/** The one way in which a movement has to be made for all of them. */
function modeOf(criteria: readonly { readonly mode: MotionMode | null }[]): MotionMode | null {
  const [mode = null, ...others] = new Set(criteria.map((one) => one.mode));
  return others.length > 0 ? null : mode;
}

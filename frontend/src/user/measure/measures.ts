import * as text from '#messages/course';
import type { Measure } from '../plan/gql/generated';
import type { Course } from '../plan/useCourse';

/** From which value to which. */
interface Band {
  readonly low: number;
  readonly high: number;
}

/** A measure that the present phase looks at and that can be taken at home: degrees, or pain. */
export interface PhaseMeasure {
  readonly measure: Measure;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** No tenths. */
  readonly isWhole: boolean;
  readonly say: (value: number) => string;
  /** The band that the present phase aims at. */
  readonly band: Band | null;
  /** What the present phase aims at, in a sentence. */
  readonly aim: (band: Band) => string;
  /** The movement is made for the patient in this phase, who does not make it by themselves: all that its criteria count is passive. */
  readonly isPassive: boolean;
}

const DEGREES: readonly Measure[] = [
  'KNEE_FLEXION',
  'KNEE_EXTENSION_DEFICIT',
  'HIP_FLEXION',
  'HIP_ABDUCTION',
  'SHOULDER_FLEXION',
  'SHOULDER_ABDUCTION',
  'SHOULDER_EXTERNAL_ROTATION',
  'ANKLE_DORSIFLEXION',
];

/** What a patient measures at home in the present phase, moving by themselves. */
export function homeMeasures(course: Course): PhaseMeasure[] {
  return phaseMeasures(course).filter(({ isPassive }) => !isPassive);
}

/** What a patient looks at in the present phase: the movements that it aims at, and pain. */
export function phaseMeasures({ plan }: Course): PhaseMeasure[] {
  const { targets = [], criteria = [] } = plan.phases.find(({ number }) => number === plan.phase) ?? {};
  const moves = targets.map(({ measure }) => measure).filter((measure) => DEGREES.includes(measure));
  return [...new Set<Measure>([...moves, 'PAIN'])].map((measure) => {
    const isPain = measure === 'PAIN';
    const isDeficit = measure === 'KNEE_EXTENSION_DEFICIT';
    const modes = criteria.filter((one) => one.measure === measure).map(({ mode }) => mode);
    const say = (value: number) => (isPain ? text.ofTen({ value }) : text.degrees({ value }));
    return {
      measure,
      name: text.NAME({ measure }),
      least: isDeficit ? -10 : 0,
      most: isPain ? 10 : isDeficit ? 60 : 180,
      isWhole: isPain,
      say,
      band: targets.find((target) => target.measure === measure) ?? null,
      aim: ({ low, high }) =>
        isPain ? text.painAim({ most: say(high) }) : text.aim({ low: say(low), high: say(high) }),
      isPassive: modes.length > 0 && modes.every((mode) => mode === 'PASSIVE'),
    };
  });
}

import { factsOf } from '../../protocols/measures';
import type { CarePlanFragment, Measure, MotionMode } from './gql/generated';

/** A value that the present phase asks for. */
export interface Asked {
  /** Tells it from the others: a movement made alone and the same one made with help are two. */
  readonly name: string;
  readonly measure: Measure;
  /** How the movement is made; null where the phase takes either way. */
  readonly mode: MotionMode | null;
}

/** Whether the phase leaves open how a movement is made, so that whoever measures says it. */
export const isEitherWay = ({ measure, mode }: Asked) => mode === null && factsOf(measure).unit === '°';

/** What the present phase asks for, each as its criteria want it made, what it aims at, and pain: each once. */
export function askedOf({ phases, phase }: CarePlanFragment): Asked[] {
  const present = phases.find(({ number }) => number === phase);
  const asked = new Map<string, Asked>();
  const add = (measure: Measure, mode: MotionMode | null) => {
    const name = mode ? `${measure}_${mode}` : measure;
    asked.set(name, { name, measure, mode });
  };
  const isAsked = (measure: Measure) => [...asked.values()].some((one) => one.measure === measure);
  const criteria = [...(present?.criteria ?? [])];
  for (const { measure, mode } of criteria) if (measure && mode) add(measure, mode);
  const either = [...criteria, ...(present?.targets ?? [])].flatMap(({ measure }) => measure ?? []);
  for (const measure of [...either, 'PAIN' as const]) if (!isAsked(measure)) add(measure, null);
  return [...asked.values()];
}

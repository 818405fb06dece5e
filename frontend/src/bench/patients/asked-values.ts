import { factsOf } from '#src/protocols/measures';
import type { CarePlanFragment, Measure, MotionMode } from './gql/generated';

/** A value that the current phase requests. */
export interface Asked {
  /** Unique name: active and passive movements differ. */
  readonly name: string;
  readonly measure: Measure;
  /** Motion mode; null if the phase accepts either. */
  readonly mode: MotionMode | null;
}

/** Whether the phase accepts either motion mode, so that it must be entered. */
export const isEitherWay = ({ measure, mode }: Asked) => mode === null && factsOf(measure).unit === '°';

/**
 * Returns the values that the current phase requests, without duplicates: those of its criteria, with their motion mode, its targets, and
 * pain.
 */
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

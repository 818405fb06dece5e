import type { Measured } from '../values/value-texts';
import type { CarePlanFragment } from './gql/generated';

/**
 * Returns the values that the current phase requests, without duplicates: those of its criteria, with their motion mode, its targets, and
 * pain. The motion mode is null if the phase accepts either, the side if the operated one is meant.
 */
export function askedOf({ phases, phase }: CarePlanFragment): Measured[] {
  const present = phases.find(({ number }) => number === phase);
  const asked = new Map<string, Measured>();
  const add = ({ measure, mode }: Pick<Measured, 'measure' | 'mode'>) =>
    asked.set(`${measure} ${mode}`, { measure, mode, side: null });
  const isAsked = (measure: Measured['measure']) => [...asked.values()].some((one) => one.measure === measure);
  const criteria = [...(present?.criteria ?? [])];
  for (const { measure, mode } of criteria) if (measure && mode) add({ measure, mode });
  const either = [...criteria, ...(present?.targets ?? [])].flatMap(({ measure }) => measure ?? []);
  for (const measure of [...either, 'PAIN' as const]) if (!isAsked(measure)) add({ measure, mode: null });
  return [...asked.values()];
}

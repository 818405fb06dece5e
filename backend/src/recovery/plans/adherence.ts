import { addDays } from '../../platform/clinic-time.js';
import type { ContentPhase } from '../protocols/protocol-content.js';
import { countDone, occasionsAfter, ticksOn, type Tick } from './occasions.js';

/** How much of what was prescribed was ticked. */
export interface Adherence {
  prescribed: number;
  done: number;
  /** Null before the first full day. */
  percent: number | null;
}

/** What adherence is reckoned from; days are the clinic's. */
export interface Course {
  today: string;
  /** On which the plan was made. */
  madeOn: string;
  phases: readonly ContentPhase[];
  /** On which each phase was left, in order. */
  leftOn: readonly string[];
  ticks: readonly Tick[];
}

const DAYS = 7;

/**
 * Occasions done of those prescribed over the last seven full clinic days of a plan; the dose of a day is that of the phase in which the
 * day began (recovery §11).
 */
export function adherenceOf({ today, madeOn, phases, leftOn, ticks }: Course): Adherence {
  const full = Array.from({ length: DAYS }, (_, back) => addDays(today, -1 - back)).filter((day) => day > madeOn);
  let [prescribed, done] = [0, 0];
  for (const day of full) {
    for (const exercise of phases[leftOn.filter((left) => left < day).length]?.exercises ?? []) {
      prescribed += exercise.timesPerDay;
      done += countDone(occasionsAfter(ticksOn(ticks, day, exercise.key), exercise));
    }
  }
  return { prescribed, done, percent: prescribed > 0 ? Math.round((100 * done) / prescribed) : null };
}

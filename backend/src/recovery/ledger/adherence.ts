import { addDays } from '../../platform/time/clinic-time.js';
import type { ContentPhase } from '../protocols/protocol-content.js';
import { countDone, occasionsAfter, ticksOn, type Tick } from './occasions.js';

/** Share of the prescribed occasions that were done. */
export interface Adherence {
  prescribed: number;
  done: number;
  /** Null before the first full day. */
  percent: number | null;
}

/** Input of the calculation; days are clinic days. */
export interface Course {
  today: string;
  /** Day on which the plan was created. */
  madeOn: string;
  phases: readonly ContentPhase[];
  /** Days on which phases were left, in order. */
  leftOn: readonly string[];
  ticks: readonly Tick[];
}

const DAYS = 7;

/**
 * Calculates the share of prescribed occasions that were done over the plan's last seven full clinic days. A day's dose is that of the
 * phase in which the day began.
 */
export function adherenceOf({ today, madeOn, phases, leftOn, ticks }: Course): Adherence {
  const full = Array.from({ length: DAYS }, (_, back) => addDays(today, -1 - back)).filter((day) => day > madeOn);
  let [prescribed, done] = [0, 0];
  for (const day of full) {
    for (const exercise of phaseOn(day, { phases, leftOn })?.exercises ?? []) {
      prescribed += exercise.timesPerDay;
      done += countDone(occasionsAfter(ticksOn(ticks, day, exercise.key), exercise));
    }
  }
  return { prescribed, done, percent: prescribed > 0 ? Math.round((100 * done) / prescribed) : null };
}

/** Returns the phase in which a day began, which sets the day's dose. */
export function phaseOn(day: string, { phases, leftOn }: Pick<Course, 'phases' | 'leftOn'>): ContentPhase | undefined {
  return phases[leftOn.filter((left) => left < day).length];
}

import { addDays } from '../clinic-time.js';
import type { ContentPhase } from '../protocols/protocol-content.js';

/** How often an exercise was ticked on a day. */
export interface Ticks {
  /** YYYY-MM-DD. */
  day: string;
  exercise: string;
  times: number;
}

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
  ticks: readonly Ticks[];
}

const DAYS = 7;

/**
 * Ticks of prescribed ones over the last seven full clinic days of a plan; of each day its phase as the day began counts, and no more of
 * an exercise and day than was prescribed (recovery §11).
 */
export function adherenceOf({ today, madeOn, phases, leftOn, ticks }: Course): Adherence {
  const full = Array.from({ length: DAYS }, (_, back) => addDays(today, -1 - back)).filter((day) => day > madeOn);
  const times = new Map(ticks.map(({ day, exercise, times: count }) => [`${day} ${exercise}`, count]));
  let [prescribed, done] = [0, 0];
  for (const day of full) {
    for (const { key, timesPerDay } of phases[leftOn.filter((left) => left < day).length]?.exercises ?? []) {
      prescribed += timesPerDay;
      done += Math.min(timesPerDay, times.get(`${day} ${key}`) ?? 0);
    }
  }
  return { prescribed, done, percent: prescribed > 0 ? Math.round((100 * done) / prescribed) : null };
}

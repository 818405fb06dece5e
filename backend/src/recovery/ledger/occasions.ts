/** A tick of an exercise on a clinic day, or its removal. */
export interface Tick {
  /** YYYY-MM-DD. */
  day: string;
  exercise: string;
  /** From 1; null for a tick of a whole occasion, which fills the first one that is not done. */
  occasion: number | null;
  /** From 1; null for a tick of a whole occasion. */
  set: number | null;
  /** False removes the tick of the set. */
  done: boolean;
}

/** Prescribed sets and occasions of an exercise. */
interface Dose {
  sets: number;
  timesPerDay: number;
}

/** One of the daily repetitions of an exercise. */
export interface Occasion {
  /** From 1. */
  number: number;
  sets: number;
  setsDone: number;
  isDone: boolean;
}

/** Applies an exercise's ticks of one day in order of time; the last tick of a set wins. */
export function occasionsAfter(ticks: readonly Pick<Tick, 'occasion' | 'set' | 'done'>[], dose: Dose): Occasion[] {
  const occasions = Array.from({ length: dose.timesPerDay }, () => Array.from({ length: dose.sets }, () => false));
  for (const { occasion, set, done } of ticks) {
    if (occasion === null || set === null) occasions.find((sets) => sets.includes(false))?.fill(true);
    else if (set <= dose.sets) occasions[occasion - 1]?.fill(done, set - 1, set);
  }
  return occasions.map((sets, index) => {
    const setsDone = sets.filter(Boolean).length;
    return { number: index + 1, sets: dose.sets, setsDone, isDone: setsDone === dose.sets };
  });
}

/** Counts the occasions that are done. */
export const countDone = (occasions: readonly Occasion[]): number => occasions.filter(({ isDone }) => isDone).length;

/** Filters the ticks of one exercise on one day. */
export const ticksOn = (ticks: readonly Tick[], day: string, exercise: string): Tick[] =>
  ticks.filter((tick) => tick.day === day && tick.exercise === exercise);

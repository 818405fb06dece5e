/** A tick of an exercise on a clinic day, or what takes it back. */
export interface Tick {
  /** YYYY-MM-DD. */
  day: string;
  exercise: string;
  /** From 1; null for a tick of a whole occasion, which fills the lowest one that is not done. */
  occasion: number | null;
  /** From 1; null for a tick of a whole occasion. */
  set: number | null;
  /** False takes the set back. */
  done: boolean;
}

/** How often an exercise is to be done. */
interface Dose {
  sets: number;
  timesPerDay: number;
}

/** One of the times a day that an exercise is to be done. */
export interface Occasion {
  /** From 1. */
  number: number;
  sets: number;
  setsDone: number;
  isDone: boolean;
}

/** The occasions of an exercise after its ticks of one day, in the order of when they happened: the last word on a set holds (companion §4). */
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

/** How many occasions are done. */
export const countDone = (occasions: readonly Occasion[]): number => occasions.filter(({ isDone }) => isDone).length;

/** The ticks of one exercise on one day. */
export const ticksOn = (ticks: readonly Tick[], day: string, exercise: string): Tick[] =>
  ticks.filter((tick) => tick.day === day && tick.exercise === exercise);

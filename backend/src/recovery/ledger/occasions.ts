/** Why an exercise was skipped. */
export const SKIP_REASONS = ['PAIN', 'TIRED', 'NO_TIME', 'NOT_SURE', 'NO_EQUIPMENT', 'UNWELL', 'OTHER'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A tick of an exercise on a clinic day, its removal, or a skip. */
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
  /** Of a skip of the occasion, or its removal, which ticks nothing; absent or null for a tick. */
  skip?: Skip | null;
  /** Name of the family member who entered it; absent or null for the patient. */
  by?: string | null;
}

/** A skip of an occasion. */
export interface Skip {
  /** Null removes the skip. */
  reason: SkipReason | null;
  note: string | null;
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
  /** The skip that holds; null when it was not skipped, or sets were done afterwards. */
  skipped: (Skip & { reason: SkipReason }) | null;
  /** Name of the family member who completed its last set; null for the patient, or when nothing is done. */
  doneBy: string | null;
}

/**
 * Applies an exercise's ticks of one day in order of time: the last tick of a set wins, and the last skip of an occasion, which a set that
 * was done afterwards outweighs.
 */
export function occasionsAfter(
  ticks: readonly Pick<Tick, 'occasion' | 'set' | 'done' | 'skip' | 'by'>[],
  dose: Dose,
): Occasion[] {
  const occasions = Array.from({ length: dose.timesPerDay }, () => new AppliedOccasion(dose.sets));
  for (const [position, { occasion, set, done, skip, by = null }] of ticks.entries()) {
    if (skip) occasions[(occasion ?? 0) - 1]?.skip(skip, position);
    else if (occasion === null || set === null) occasions.find((one) => !one.isDone)?.tickAll(position, by);
    else occasions[occasion - 1]?.tick(set, done, position, by);
  }
  return occasions.map((one, index) => one.occasion(index + 1));
}

/** A tick that completed a set: its place in the order, and who entered it. */
interface DoneTick {
  position: number;
  by: string | null;
}

/** State of an occasion while ticks are applied. */
class AppliedOccasion {
  /** Per set, the tick that completed it; null while it is not completed. */
  readonly #sets: (DoneTick | null)[];
  #skip: { skip: Skip; position: number } | null = null;

  constructor(sets: number) {
    this.#sets = Array.from({ length: sets }, () => null);
  }

  get isDone(): boolean {
    return !this.#sets.includes(null);
  }

  tick(set: number, done: boolean, position: number, by: string | null): void {
    if (set <= this.#sets.length) this.#sets[set - 1] = done ? { position, by } : null;
  }

  tickAll(position: number, by: string | null): void {
    for (const at of this.#sets.keys()) this.#sets[at] = { position, by };
  }

  skip(skip: Skip, position: number): void {
    this.#skip = { skip, position };
  }

  occasion(number: number): Occasion {
    const done = this.#sets.filter((tick) => tick !== null);
    const last = done.toSorted((a, b) => b.position - a.position)[0];
    const base = { number, sets: this.#sets.length, setsDone: done.length, isDone: this.isDone };
    return { ...base, skipped: this.#skipped(done), doneBy: last?.by ?? null };
  }

  #skipped(done: readonly DoneTick[]): Occasion['skipped'] {
    if (!this.#skip || this.isDone) return null;
    const { skip, position } = this.#skip;
    if (skip.reason === null || done.some((later) => later.position > position)) return null;
    return { reason: skip.reason, note: skip.note };
  }
}

/** Counts the occasions that are done. */
export const countDone = (occasions: readonly Occasion[]): number => occasions.filter(({ isDone }) => isDone).length;

/** Filters the ticks of one exercise on one day. */
export const ticksOn = (ticks: readonly Tick[], day: string, exercise: string): Tick[] =>
  ticks.filter((tick) => tick.day === day && tick.exercise === exercise);

/** Returns a skip as a tick that ticks nothing. */
export function skipTick(
  day: string,
  { exercise, occasion, reason, note }: Skip & { exercise: string; occasion: number },
): Tick {
  return { day, exercise, occasion, set: null, done: false, skip: { reason, note } };
}

import type { Figure } from './figure.js';
import { cycleSeconds, momentAt, timedSteps, type FigureMoment } from './figure-moment.js';

/** How often and how long an exercise is done on one occasion. */
export interface Dose {
  sets: number;
  reps: number;
  holdSeconds: number;
  /** Seconds between two sets. */
  restSeconds: number;
}

/** What an exercise's counter shows at a moment. */
export interface ClockReading {
  /** `ready` counts in; `rep` moves; `hold` holds the position; `rest` is between sets; `over` is after the last set. */
  phase: 'ready' | 'rep' | 'hold' | 'rest' | 'over';
  /** From 1. */
  set: number;
  /** From 1; of a rest the last one. */
  rep: number;
  /** Seconds left of the phase; of a `rep` until its hold, or its end. */
  left: number;
  /** Length of the phase in seconds. */
  length: number;
  /** Where the figure is; null while it stands still in its first pose. */
  moment: FigureMoment | null;
}

/** Seconds that count in before the first repetition. */
export const READY_SECONDS = 3;
/** Seconds of a repetition without a figure, beside its hold. */
const PLAIN_REP_SECONDS = 4;
/** From this length on, a single held repetition repeats the figure and counts the time down. */
const TIMED_SECONDS = 60;

const isTimed = ({ reps, holdSeconds }: Dose) => reps === 1 && holdSeconds >= TIMED_SECONDS;

/** Seconds of one repetition: those of the figure, or of a plain count. */
export function repSeconds(figure: Pick<Figure, 'cycle'> | null, dose: Dose): number {
  if (isTimed(dose)) return dose.holdSeconds;
  return figure ? cycleSeconds(figure, dose.holdSeconds) : PLAIN_REP_SECONDS + dose.holdSeconds;
}

/** Seconds that sets of a dose take, with the rests between them and the count-in. */
function setsSeconds(figure: Pick<Figure, 'cycle'> | null, dose: Dose, sets: number): number {
  if (sets <= 0) return 0;
  return READY_SECONDS + sets * dose.reps * repSeconds(figure, dose) + (sets - 1) * dose.restSeconds;
}

/** An exercise with what is done of it today. */
export interface PacedExercise {
  figure: Pick<Figure, 'cycle'> | null;
  dose: Dose;
  occasions: readonly { sets: number; setsDone: number; isDone: boolean; skipped?: unknown }[];
}

/** Returns the whole minutes that the sets still open take, at the pace of the counter; skipped occasions take none. */
export function minutesLeft(exercises: readonly PacedExercise[]): number {
  const seconds = exercises.flatMap(({ figure, dose, occasions }) =>
    occasions
      .filter(({ isDone, skipped }) => !isDone && !skipped)
      .map(({ sets, setsDone }) => setsSeconds(figure, dose, sets - setsDone)),
  );
  const total = seconds.reduce((sum, each) => sum + each, 0);
  // Seconds have two decimals; sums of them may have more.
  return Math.ceil(Math.round(total * 100) / 6_000);
}

/**
 * Reads the counter of an exercise: a pure function of the seconds since its start, so that figure, counter and voice agree. A pause stops
 * the seconds.
 * @param seconds since the start, without pauses
 */
export function readClock(figure: Pick<Figure, 'cycle'> | null, dose: Dose, seconds: number): ClockReading {
  if (seconds < READY_SECONDS)
    return { phase: 'ready', set: 1, rep: 1, left: READY_SECONDS - seconds, length: READY_SECONDS, moment: null };
  const each = repSeconds(figure, dose);
  const [setLength, turn] = [dose.reps * each, dose.reps * each + dose.restSeconds];
  const since = seconds - READY_SECONDS;
  const set = Math.min(Math.floor(since / turn) + 1, dose.sets);
  const within = since - (set - 1) * turn;
  if (within < setLength) return readRep(figure, dose, set, within, each);
  const still = { set, rep: dose.reps, moment: null };
  if (set === dose.sets) return { phase: 'over', ...still, left: 0, length: 0 };
  return { phase: 'rest', ...still, left: turn - within, length: dose.restSeconds };
}

function readRep(
  figure: Pick<Figure, 'cycle'> | null,
  dose: Dose,
  set: number,
  within: number,
  each: number,
): ClockReading {
  const rep = Math.min(Math.floor(within / each) + 1, dose.reps);
  const at = within - (rep - 1) * each;
  if (isTimed(dose)) {
    // Each turn of the figure stands for itself: a hold within it would be as long as the whole time.
    const turn = figure && cycleSeconds(figure, 0);
    const moment = figure && turn ? momentAt(figure, 0, at % turn) : null;
    return { phase: 'hold', set, rep, left: each - at, length: each, moment };
  }
  if (!figure) {
    const isHold = dose.holdSeconds > 0 && at >= PLAIN_REP_SECONDS / 2 && at < PLAIN_REP_SECONDS / 2 + dose.holdSeconds;
    if (isHold) {
      const left = PLAIN_REP_SECONDS / 2 + dose.holdSeconds - at;
      return { phase: 'hold', set, rep, left, length: dose.holdSeconds, moment: null };
    }
    return { phase: 'rep', set, rep, left: each - at, length: each, moment: null };
  }
  const moment = momentAt(figure, dose.holdSeconds, at);
  const holds = timedSteps(figure, dose.holdSeconds).filter(({ isHold }) => isHold);
  const hold = holds.find(({ reached, ends }) => at >= reached && at < ends);
  if (hold) return { phase: 'hold', set, rep, left: hold.ends - at, length: hold.ends - hold.reached, moment };
  const next = holds.find(({ reached }) => at < reached);
  const until = next?.reached ?? each;
  return { phase: 'rep', set, rep, left: until - at, length: until, moment };
}

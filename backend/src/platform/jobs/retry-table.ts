/** Attempts beyond a retry table after which a row fails without another one: each of them may have cost a process. */
const MOST_LOSSES = 3;

/**
 * Returns the time of the next attempt; undefined after the last one.
 * @param failures number of failed attempts
 * @param waits seconds after each failed attempt
 * @param spread from 0 to 1: extends the wait by up to a tenth
 */
export function nextAttempt(takenAt: Date, failures: number, waits: readonly number[], spread = 0): Date | undefined {
  const seconds = waits[failures - 1];
  return seconds === undefined ? undefined : new Date(takenAt.getTime() + seconds * (1_000 + 100 * spread));
}

/** Whether a row has had more attempts than its retry table has, because processes crashed over it. */
export const isBeyond = (attempts: number, waits: readonly number[]) => attempts > waits.length + 1 + MOST_LOSSES;

import { setFlagsFromString } from 'node:v8';

/**
 * By so much the heap may grow beyond what was alive in it, in percent, before it is collected; by itself V8 waits until it is several times
 * that. Rows that stream through in an export of a hospital are gone soon, and yet took 150 MiB until then. V8 reads this each time that it sets the
 * next limit, so that it may be said while the program runs; threads get it, too.
 */
const GROWTH = 50;

/** Has the heap collected before garbage makes up much of it. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}

import type { TestApp } from './test-app.js';

const YEAR_MS = 366 * 86_400_000;

/** Runs with a clock a year later, when all sessions have begun: none is completed or missed before. */
export async function onceBegun<T>({ clock }: Pick<TestApp, 'clock'>, run: () => Promise<T>): Promise<T> {
  const now = clock.now();
  clock.set(new Date(now.getTime() + YEAR_MS));
  try {
    return await run();
  } finally {
    clock.set(now);
  }
}

import type { FileEnding, FileStorage } from './file-storage.js';

/** How many keys are looked for at once: what is kept for good becomes many. */
const SLICE = 1_000;

interface Orphans {
  ending: FileEnding;
  /** When files were stored that nothing is about to name any more. */
  before: Date;
  /** Which of these keys something names. */
  keysInUse: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Removes files that nothing names, such as those that a crash left (UP-5). */
export async function sweepOrphans(storage: FileStorage, { ending, before, keysInUse }: Orphans): Promise<void> {
  const keys = await storage.listOlderThan(before, ending);
  for (let at = 0; at < keys.length; at += SLICE) {
    const slice = keys.slice(at, at + SLICE);
    const used = await keysInUse(slice);
    for (const key of slice) if (!used.has(key)) await storage.remove(key);
  }
}

import type { FileEnding, FileStorage } from './file-storage.js';

/** Maximum of keys per query, since permanent files become many. */
const SLICE = 1_000;

interface Orphans {
  ending: FileEnding;
  /** Only files stored before this time; newer ones may be about to be referenced. */
  before: Date;
  /** Returns which of the keys are referenced. */
  keysInUse: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Deletes files that nothing references, such as those left by a crash. */
export async function sweepOrphans(storage: FileStorage, { ending, before, keysInUse }: Orphans): Promise<void> {
  const keys = await storage.listOlderThan(before, ending);
  for (let at = 0; at < keys.length; at += SLICE) {
    const slice = keys.slice(at, at + SLICE);
    const used = await keysInUse(slice);
    for (const key of slice) if (!used.has(key)) await storage.remove(key);
  }
}

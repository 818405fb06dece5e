import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

/** A new empty folder that the database's own account can pass through, and its removal. */
export function makeTemporaryFolder(place = tmpdir()) {
  const dir = mkdtempSync(path.join(place, 'physiotherapy-test-'));
  chmodSync(dir, 0o711);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Where Linux keeps files in memory, in which each may make some. */
const MEMORY = '/dev/shm';
const GIBIBYTE = 2 ** 30;

/** The same in memory, for thousands of files that come and go; on the disk where there is no memory for so much. */
export function makeFolderInMemory(gibibytes: number) {
  return makeTemporaryFolder(roomInMemory() >= gibibytes * GIBIBYTE ? MEMORY : undefined);
}

function roomInMemory(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem());
  } catch {
    return 0; // another system, or one without it
  }
}

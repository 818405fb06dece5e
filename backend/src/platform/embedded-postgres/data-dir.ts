import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.js';
import { createOnce, hasCode, readIfThere } from './create-once.js';
import { canEnter, databaseUserFor } from './database-user.js';

/** Where a root process keeps what the database's own account must reach and cannot reach in the checkout. */
export const MACHINE_DIR = '/var/lib/post-surgery-physiotherapy';

export interface DataDir {
  dir: string;
  /** True when the data lies under MACHINE_DIR instead of where it was asked for: the start says so. */
  moved: boolean;
}

/**
 * The folder for the embedded database, uploads and generated secrets: DATA_DIR, else `.data` in the checkout; made if
 * it is missing. As root, when the database's own account cannot enter it, a folder of MACHINE_DIR that a pointer file
 * in the asked-for place remembers, so that every start finds the same data and a fresh clone starts with fresh data.
 *
 * @throws {StartupError} when the folder cannot be made or written
 */
export function resolveDataDir(env: NodeJS.ProcessEnv, rootDir: string, machineDir = MACHINE_DIR): DataDir {
  const wanted = path.resolve(rootDir, env.DATA_DIR || '.data');
  makeWritable(wanted);
  if (process.getuid?.() !== 0 || env.DATABASE_URL) return { dir: wanted, moved: false };

  const pointer = pointerFor(wanted);
  // The pointer comes first: data that was moved once stays there, even if the folder has been opened up since.
  if (readIfThere(pointer) === undefined && canEnter(wanted, databaseUserFor(wanted))) {
    return { dir: wanted, moved: false };
  }
  const name = `${path.basename(rootDir)}-${randomBytes(4).toString('hex')}`;
  const dir = createOnce(pointer, () => `${path.join(machineDir, name)}\n`).trim();
  makeWritable(dir);
  return { dir, moved: true };
}

// Named after the place it lies in: a copy of the checkout does not find it and gets a database of its own.
function pointerFor(wanted: string): string {
  const place = createHash('sha256').update(wanted).digest('hex').slice(0, 8);
  return path.join(wanted, `moved-${place}`);
}

function makeWritable(dir: string): void {
  try {
    for (const missing of missingFolders(dir)) makeFolder(missing);
    rmdirSync(mkdtempSync(path.join(dir, '.writable-')));
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartupError(
      `The data folder ${dir} cannot be written (${cause}). Set DATA_DIR to a folder that this user may write.`,
    );
  }
}

// Not mkdir's `recursive`: Node never returns from it where a parent exists and refuses children as /proc does.
function missingFolders(dir: string): string[] {
  return existsSync(dir) ? [] : [...missingFolders(path.dirname(dir)), dir];
}

function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error; // another process may make it at the same time
  }
  // The database's own account passes through the folders that root makes, whatever the umask; it lists none of them.
  if (process.getuid?.() === 0) chmodSync(dir, 0o711);
}

import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../errors/startup-error.js';
import { createOnce, hasCode, readIfThere } from './create-once.js';
import { canEnter, databaseUserFor } from './database-user.js';

/** Folder for a root process, where the database's account cannot access the checkout. */
export const MACHINE_DIR = '/var/lib/post-surgery-physiotherapy';

export interface DataDir {
  dir: string;
  /** Whether the data is in MACHINE_DIR instead of the requested folder; the startup message names it. */
  moved: boolean;
}

/**
 * Returns the folder for the embedded database, uploads and generated secrets: DATA_DIR, else `.data` in the checkout; creates it if it is
 * missing. For a root process whose database account cannot enter it, returns a folder of MACHINE_DIR and writes a pointer file in the
 * requested folder, so that every start finds the same data and a fresh clone starts with fresh data.
 * @throws {StartupError} if the folder cannot be created or written
 */
export function resolveDataDir(env: NodeJS.ProcessEnv, rootDir: string, machineDir = MACHINE_DIR): DataDir {
  const wanted = path.resolve(rootDir, env.DATA_DIR || '.data');
  makeWritable(wanted);
  if (process.getuid?.() !== 0 || env.DATABASE_URL) return { dir: wanted, moved: false };

  const pointer = pointerFor(wanted);
  // The pointer takes precedence: data that was moved once stays there, even if the folder becomes accessible.
  if (readIfThere(pointer) === undefined && canEnter(wanted, databaseUserFor(wanted))) {
    return { dir: wanted, moved: false };
  }
  const name = `${path.basename(rootDir)}-${randomBytes(4).toString('hex')}`;
  const dir = createOnce(pointer, () => `${path.join(machineDir, name)}\n`).trim();
  makeWritable(dir);
  return { dir, moved: true };
}

// The name contains the requested path, so a copy of the checkout does not find the data and gets its own database.
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

// Not mkdir's `recursive`: Node never returns from it if a parent exists but refuses children, as /proc does.
function missingFolders(dir: string): string[] {
  return existsSync(dir) ? [] : [...missingFolders(path.dirname(dir)), dir];
}

function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error; // Another process may create it at the same time.
  }
  // The database's account must traverse the folders that root creates, whatever the umask; it may not list them.
  if (process.getuid?.() === 0) chmodSync(dir, 0o711);
}

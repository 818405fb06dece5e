import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../errors/startup-error.js';

/** Account that runs PostgreSQL, as options of a child process; empty if it is the current one. */
export type DatabaseUser = { uid: number; gid: number } | { uid?: undefined; gid?: undefined };

/**
 * Returns the account that runs PostgreSQL, which refuses to run as root: for a root process, the owner of the database in this data folder
 * (which may have been created without root), for a new database `postgres`, else `nobody`.
 */
export function databaseUserFor(dataDir: string): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(path.join(dataDir, 'postgres', 'data'), { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new StartupError(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it. Start as another user, or set DATABASE_URL.',
  );
}

/** Returns whether the account can enter the folder: tried, because computing it would miss access lists and mounts. */
export function canEnter(directory: string, user: DatabaseUser): boolean {
  return spawnSync('test', ['-x', directory], { ...user, cwd: '/' }).status === 0;
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }));
  } catch {
    return undefined;
  }
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasCode, readIfThere } from './create-once.js';
import { findProcess } from './process-table.js';

/** The running server of a data directory, as its lock file and the process table tell. */
export interface Postmaster {
  pid: number;
  parentPid: number;
  port: number;
  status: 'starting' | 'stopping' | 'ready';
}

/** Undefined when no server runs on this directory: no lock file, or one whose pid is dead or another program's. */
export function findPostmaster(dataDirectory: string): Postmaster | undefined {
  const lines = readIfThere(lockFile(dataDirectory))?.split('\n');
  const pid = Number(lines?.[0]);
  const running = pid > 0 ? findProcess(pid) : undefined;
  // The path too: the pid may by now be the postgres of another cluster.
  if (!running?.command.includes(`postgres -D ${dataDirectory} `)) return undefined;
  // Line 4 is the port and line 8 the state (postmaster.pid in PostgreSQL's miscadmin.h); both are written late.
  const status = lines?.[7]?.trim();
  return {
    pid,
    parentPid: running.parentPid,
    port: Number(lines?.[3]),
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}

/**
 * A lock file that a killed server left behind blocks the start when its pid runs something else by now, or is a zombie.
 * It then gets a pid that cannot exist; the rest stays, for PostgreSQL looks there for processes that outlived the server.
 * Call only when `findPostmaster` finds none.
 */
export function releaseStaleLock(dataDirectory: string): void {
  const file = lockFile(dataDirectory);
  try {
    const [, ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, ['2147483647', ...rest].join('\n'), { flag: 'r+' });
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function lockFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'postmaster.pid');
}

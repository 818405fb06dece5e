import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasCode, readIfThere } from './create-once.js';
import { findProcess } from './process-table.js';

/** Running server of a data directory, from its lock file and the process table. */
export interface Postmaster {
  pid: number;
  parentPid: number;
  port: number;
  status: 'starting' | 'stopping' | 'ready';
}

/** Returns the server that runs on a directory; undefined if there is no lock file, or its pid is dead or of another program. */
export function findPostmaster(dataDirectory: string): Postmaster | undefined {
  const lines = readIfThere(lockFile(dataDirectory))?.split('\n');
  const pid = Number(lines?.[0]);
  const running = pid > 0 ? findProcess(pid) : undefined;
  // Compares the path too, because the pid may have been reused by the server of another cluster.
  if (!running?.command.includes(`postgres -D ${dataDirectory} `)) return undefined;
  // Line 4 is the port and line 8 the status (postmaster.pid in PostgreSQL's miscadmin.h); both are written late.
  const status = lines?.[7]?.trim();
  return {
    pid,
    parentPid: running.parentPid,
    port: Number(lines?.[3]),
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}

/**
 * Invalidates the lock file of a killed server, which blocks the start if its pid is now another process or a zombie. Replaces the pid with
 * an impossible one and keeps the rest, which PostgreSQL reads to find processes that outlived the server. Call only if `findPostmaster`
 * finds none.
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

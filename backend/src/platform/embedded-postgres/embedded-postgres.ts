import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../startup-error.js';
import { findBinaries } from './binaries.js';
import { DATABASE, ensureCluster } from './cluster.js';
import { databaseUserFor } from './database-user.js';
import { findPostmaster, releaseStaleLock, type Postmaster } from './postmaster-pid.js';
import { findProcess } from './process-table.js';
import { isSupervisor, launchServer } from './server-process.js';
import type { ServerOptions, ServerProcess } from './server-process.js';

export interface EmbeddedPostgresOptions {
  /** See resolveDataDir: a folder that the database's own account can enter. */
  dataDir: string;
  log: (line: string) => void;
  durability?: 'on' | 'off';
}

export interface EmbeddedPostgres {
  /** Owns the database and its tables: for migrations. */
  ownerUrl: string;
  /** Reads and writes rows: for everything else. */
  appUrl: string;
  /** For tests, which make databases. */
  superuserUrl: string;
  /** True when another process has started the server. */
  adopted: boolean;
  /** Shuts the server down if this process has started it, or has done so since. */
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;
/** How often a process looks whether the server is still there. */
const WATCH_MS = 500;

/**
 * The PostgreSQL that comes with the product, running on a free port of 127.0.0.1 with its data in `dataDir`/postgres.
 * The process that starts it owns it, and however that process ends the server is shut down; others adopt it, and carry on with it
 * when they are left. A server that is killed comes back.
 *
 * @throws {StartupError} when it cannot be made to run here
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = databaseUserFor(options.dataDir);
  const binaries = findBinaries(user);
  const { dataDirectory, credentials } = await ensureCluster(options.dataDir, binaries, user);
  const serverOptions = { binaries, user, dataDirectory, durability: options.durability ?? 'on', log: options.log };
  const { port, own } = await adoptOrLaunch(serverOptions);
  const stop = keepUp({ ...serverOptions, port }, own);
  const url = (role: keyof typeof credentials) =>
    `postgres://${role}:${credentials[role]}@127.0.0.1:${port}/${DATABASE}`;
  const urls = { ownerUrl: url('owner'), appUrl: url('app'), superuserUrl: url('postgres') };
  return { ...urls, adopted: !own, stop };
}

/**
 * Sees to it that there is a server as long as this process lives: an adopted one ends with the process that started it, and one of
 * our own may be killed together with its supervisor. A new one gets the same data and port, where the pools of this process find it
 * again by themselves. Answers how to stop.
 */
function keepUp(options: ServerOptions, first: ServerProcess | undefined): () => Promise<void> {
  let own = first;
  let isLooking = false;
  let lastLook = Promise.resolve();
  const forgetWhenEnded = async (server: ServerProcess) => {
    await server.ended;
    if (own === server) own = undefined;
  };
  const look = async () => {
    isLooking = true;
    try {
      const running = findPostmaster(options.dataDirectory);
      if (running) {
        stopIfOrphan(running);
        return;
      }
      releaseStaleLock(options.dataDirectory);
      // Without a server another process was faster, or the old one is not gone yet.
      own = (await launchServer(options)).server;
      if (own) void forgetWhenEnded(own);
    } catch (error) {
      options.log(`The database could not be brought back yet: ${(error as Error).message}`);
    } finally {
      isLooking = false;
    }
  };
  const watch = setInterval(() => {
    if (!own && !isLooking) lastLook = look();
  }, WATCH_MS);
  watch.unref();
  if (first) void forgetWhenEnded(first);
  return async () => {
    clearInterval(watch);
    await lastLook;
    await own?.stop();
  };
}

/** A server whose supervisor was killed: nobody would ever stop it, so it makes room for one that has a supervisor. */
function stopIfOrphan({ status, parentPid, pid }: Postmaster): boolean {
  const isOrphan = status === 'ready' && !isSupervisor(findProcess(parentPid)?.command ?? '');
  if (isOrphan) process.kill(pid, 'SIGINT');
  return isOrphan;
}

async function adoptOrLaunch(options: ServerOptions): Promise<{ port: number; own?: ServerProcess }> {
  const deadline = Date.now() + PATIENCE_MS;
  let output = '';
  while (Date.now() < deadline) {
    const running = findPostmaster(options.dataDirectory);
    if (running?.status === 'ready') {
      if (!stopIfOrphan(running)) return { port: running.port };
    } else if (!running) {
      releaseStaleLock(options.dataDirectory);
      const launch = await launchServer(options);
      if (launch.server) return { port: launch.server.port, own: launch.server };
      output = launch.output;
      if (!isPassing(output)) break;
    }
    await sleep(PAUSE_MS); // one is starting or stopping
  }
  throw new StartupError(`The embedded PostgreSQL did not start. ${output.trim()}`);
}

/** Another process has taken the lock or the port since we looked, or the last of a killed server are still going. */
function isPassing(output: string): boolean {
  return /lock file|could not bind|pre-existing shared memory/.test(output);
}

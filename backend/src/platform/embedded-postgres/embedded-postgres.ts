import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../errors/startup-error.js';
import { findBinaries } from './binaries.js';
import { DATABASE, ensureCluster } from './cluster.js';
import { databaseUserFor } from './database-user.js';
import { findPostmaster, releaseStaleLock, type Postmaster } from './postmaster-pid.js';
import { findProcess } from './process-table.js';
import { isSupervisor, launchServer } from './server-process.js';
import type { ServerOptions, ServerProcess } from './server-process.js';

export interface EmbeddedPostgresOptions {
  /** Result of resolveDataDir: a folder that the database's account can enter. */
  dataDir: string;
  log: (line: string) => void;
  durability?: 'on' | 'off';
}

export interface EmbeddedPostgres {
  /** Connection string of the owner of the tables, for migrations. */
  ownerUrl: string;
  /** Connection string of the role that reads and writes rows, for everything else. */
  appUrl: string;
  /** Connection string of the superuser, for backups, and for tests, which create databases. */
  superuserUrl: string;
  /** Whether another process has started the server. */
  adopted: boolean;
  /** Shuts the server down if this process has started it. */
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;
/** Interval of the check whether the server is running, in milliseconds. */
const WATCH_MS = 500;

/**
 * Starts the bundled PostgreSQL on a free port of 127.0.0.1, with its data in `dataDir`/postgres, or adopts a running one. The server shuts
 * down when the process that started it ends, for whatever reason; adopters then start a new one. A killed server is restarted.
 * @throws {StartupError} if it cannot run here
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
 * Keeps a server running as long as this process lives: an adopted one ends with the process that started it, and an own one may be killed
 * together with its supervisor. A new server uses the same data and port, so the pools of this process reconnect. Returns the function that
 * stops it.
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
      // No server in the result: another process was faster, or the old server is still stopping.
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

/** Stops a server whose supervisor was killed, because nothing would ever stop it. Returns whether it did. */
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
    await sleep(PAUSE_MS); // The server is starting or stopping.
  }
  throw new StartupError(`The embedded PostgreSQL did not start. ${output.trim()}`);
}

/**
 * Returns whether a start failed for a temporary reason: another process has taken the lock or the port, or processes of a killed server
 * are still running.
 */
function isPassing(output: string): boolean {
  return /lock file|could not bind|pre-existing shared memory/.test(output);
}

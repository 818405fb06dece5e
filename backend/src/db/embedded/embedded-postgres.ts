import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../startup-error.js';
import { findBinaries } from './binaries.js';
import { DATABASE, ensureCluster } from './cluster.js';
import { databaseUserFor } from './database-user.js';
import { findPostmaster, releaseStaleLock } from './postmaster-pid.js';
import { findProcess } from './process-table.js';
import { isSupervisor, launchServer } from './server-process.js';
import type { ServerOptions } from './server-process.js';

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
  /** True when another process has started the server. When that one ends, this process starts it again. */
  adopted: boolean;
  /** Shuts the server down if this process has started it. */
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;
/** How often a process looks whether the server that it adopted is still there. */
const WATCH_MS = 500;

/**
 * The PostgreSQL that comes with the product, running on a free port of 127.0.0.1 with its data in `dataDir`/postgres.
 * The process that starts it owns it, and however that process ends the server is shut down; others adopt it, and carry on with it when they are left.
 *
 * @throws {StartupError} when it cannot be made to run here
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = databaseUserFor(options.dataDir);
  const binaries = findBinaries(user);
  const { dataDirectory, credentials } = await ensureCluster(options.dataDir, binaries, user);
  const serverOptions = { binaries, user, dataDirectory, durability: options.durability ?? 'on', log: options.log };
  const server = await adoptOrLaunch(serverOptions);
  const stop = server.adopted ? takeOverWhenLeft({ ...serverOptions, port: server.port }) : () => server.stop();
  const url = (role: keyof typeof credentials) =>
    `postgres://${role}:${credentials[role]}@127.0.0.1:${server.port}/${DATABASE}`;
  const urls = { ownerUrl: url('owner'), appUrl: url('app'), superuserUrl: url('postgres') };
  return { ...urls, adopted: server.adopted, stop };
}

/**
 * An adopted server ends with the process that started it. Whoever is left then starts one on the same data and port, where the
 * pools of this process find it again by themselves. Answers how to stop that.
 */
function takeOverWhenLeft(options: ServerOptions): () => Promise<void> {
  let launching: ReturnType<typeof launchServer> | undefined;
  const watch = setInterval(() => {
    if (launching || findPostmaster(options.dataDirectory)) return;
    releaseStaleLock(options.dataDirectory);
    launching = launchServer(options);
    void forgetFailure(launching);
  }, WATCH_MS);
  // Another process was faster, or the old server is not gone yet: look again.
  const forgetFailure = async (launch: ReturnType<typeof launchServer>) => {
    if (!(await launch).server) launching = undefined;
  };
  watch.unref();
  return async () => {
    clearInterval(watch);
    await (await launching)?.server?.stop();
  };
}

async function adoptOrLaunch(options: ServerOptions) {
  const deadline = Date.now() + PATIENCE_MS;
  let output = '';
  while (Date.now() < deadline) {
    const running = findPostmaster(options.dataDirectory);
    if (running?.status === 'ready') {
      if (isSupervised(running.parentPid)) return { port: running.port, adopted: true, stop: async () => undefined };
      // Its supervisor was killed: nobody would ever stop it, so it makes room for one that has a supervisor.
      process.kill(running.pid, 'SIGINT');
    } else if (!running) {
      releaseStaleLock(options.dataDirectory);
      const launch = await launchServer(options);
      if (launch.server) return { ...launch.server, adopted: false };
      output = launch.output;
      if (!isPassing(output)) break;
    }
    await sleep(PAUSE_MS); // one is starting or stopping
  }
  throw new StartupError(`The embedded PostgreSQL did not start. ${output.trim()}`);
}

function isSupervised(parentPid: number): boolean {
  return isSupervisor(findProcess(parentPid)?.command ?? '');
}

/** Another process has taken the lock or the port since we looked, or the last of a killed server are still going. */
function isPassing(output: string): boolean {
  return /lock file|could not bind|pre-existing shared memory/.test(output);
}

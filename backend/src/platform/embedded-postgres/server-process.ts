import { spawn } from 'node:child_process';
import { createServer, Socket } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Binaries } from './binaries.js';
import type { DatabaseUser } from './database-user.js';

const SUPERVISOR = fileURLToPath(new URL(`./supervisor${path.extname(import.meta.url)}`, import.meta.url));

/**
 * Whether a command of the process table is a supervisor, so that its server has somebody who will shut it down: also one of the
 * built files where this runs from the sources, of another checkout, or of a version that kept it in db/embedded.
 */
export function isSupervisor(command: string): boolean {
  return /[\\/](?:embedded-postgres|db[\\/]embedded)[\\/]supervisor\.[jt]s /.test(command);
}

export interface ServerOptions {
  binaries: Binaries;
  user: DatabaseUser;
  dataDirectory: string;
  /** `off` trades everything that survives a power cut for speed: for tests. */
  durability: 'on' | 'off';
  /** The port to listen on; any free one when left out. */
  port?: number;
  /** One line of the server's log; never statements or values. */
  log: (line: string) => void;
}

export interface ServerProcess {
  port: number;
  /** Resolves when the supervisor has ended, whoever wanted that. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** A started server, or what it printed when it did not come up. */
export type Launch = { server: ServerProcess } | { server?: undefined; output: string };

/** Starts the server under its supervisor and waits until it takes connections. */
export async function launchServer(options: ServerOptions): Promise<Launch> {
  const port = options.port ?? (await freePort());
  const { binaries, user, dataDirectory } = options;
  const settings = JSON.stringify({ args: serverArguments(options, port), cwd: dataDirectory, ...user });
  // `detached`: Ctrl-C and a kill of the app's process group must not reach it, for it has to see the app end first.
  // The flag lets the oldest Node that we support run the TypeScript source; newer ones need and mind no flag.
  const flags = SUPERVISOR.endsWith('.ts')
    ? ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']
    : [];
  const supervisor = spawn(process.execPath, [...flags, SUPERVISOR, binaries.postgres, settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
    env: {}, // NODE_OPTIONS of a test runner, say, is not meant for it
  });
  const ended = new Promise<void>((resolve) => {
    supervisor.on('exit', () => resolve());
    supervisor.on('error', () => resolve());
  });

  let output = '';
  const ready = new Promise<true>((resolve) => {
    supervisor.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-4_000);
      if (output.includes('ready to accept connections')) resolve(true);
      for (const line of chunk.split('\n')) if (line) options.log(line);
    });
  });
  if (!(await Promise.race([ready, ended]))) return { output };

  // The server must not keep alive an app that is done; its end is the supervisor's sign to shut down.
  supervisor.unref();
  for (const stream of [supervisor.stdin, supervisor.stdout]) if (stream instanceof Socket) stream.unref();
  const stop = async () => {
    supervisor.ref();
    supervisor.stdin.end();
    await ended;
  };
  return { server: { port, ended, stop } };
}

function serverArguments({ dataDirectory, durability }: ServerOptions, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Error messages, details and statements of the server quote values, and values here are health data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durability === 'off' ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dataDirectory, '-p', String(port), ...flags];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

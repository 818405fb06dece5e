import { spawn } from 'node:child_process';
import { createServer, Socket } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Binaries } from './binaries.js';
import type { DatabaseUser } from './database-user.js';

const SUPERVISOR = fileURLToPath(new URL(`./supervisor${path.extname(import.meta.url)}`, import.meta.url));

/**
 * Returns whether a command of the process table is a supervisor, which will shut its server down: also one of the built files if this runs
 * from the sources, of another checkout, or of a version that had it in db/embedded.
 */
export function isSupervisor(command: string): boolean {
  return /[\\/](?:embedded-postgres|db[\\/]embedded)[\\/]supervisor\.[jt]s /.test(command);
}

export interface ServerOptions {
  binaries: Binaries;
  user: DatabaseUser;
  dataDirectory: string;
  /** `off` trades durability for speed, for tests. */
  durability: 'on' | 'off';
  /** Port; undefined: any free one. */
  port?: number;
  /** Called with each line of the server's log, which contains no statements or values. */
  log: (line: string) => void;
}

export interface ServerProcess {
  port: number;
  /** Resolves when the supervisor has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Started server, or the output of a start that failed. */
export type Launch = { server: ServerProcess } | { server?: undefined; output: string };

/** Starts the server under its supervisor and waits until it accepts connections. */
export async function launchServer(options: ServerOptions): Promise<Launch> {
  const port = options.port ?? (await freePort());
  const { binaries, user, dataDirectory } = options;
  const settings = JSON.stringify({ args: serverArguments(options, port), cwd: dataDirectory, ...user });
  // `detached`: Ctrl-C and a kill of the app's process group must not reach the supervisor, which has to outlive the app. The flag lets the
  // oldest supported Node run the TypeScript source; newer ones ignore it.
  const flags = SUPERVISOR.endsWith('.ts')
    ? ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']
    : [];
  const supervisor = spawn(process.execPath, [...flags, SUPERVISOR, binaries.postgres, settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
    env: {}, // NODE_OPTIONS of a test runner, for example, is not meant for it.
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

  // The supervisor must not keep the app alive; it shuts the server down when the app ends.
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
    // Error messages, details and statements of the server contain values, which are health data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    // The log that backups still need never fills the disk: past this, the next backup begins anew, and admins are told.
    max_slot_wal_keep_size: '4GB',
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

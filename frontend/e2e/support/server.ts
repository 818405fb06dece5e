import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

export interface TestServer {
  url: string;
  /** What the server prints, codes included; it grows while the server runs. */
  logFile: string;
  /** Runs a program of the server's, such as `staff/admin-main.js`, with its settings. */
  run(program: string, ...args: string[]): void;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../../..');
const programAt = (program: string) => path.join(root, 'backend', 'dist', program);

/** In memory where Linux has two gibibytes of it to spare: the files of a new database by the thousand, and each write of it, come cheaper there. */
function place(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 31 ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir(); // another system
  }
}

/** The product as it is started for people, with a fresh database, on a free port; with sample data unless said. */
export async function startServer(sampleData: 'on' | 'off' = 'on'): Promise<TestServer> {
  const folder = mkdtempSync(path.join(place(), 'physiotherapy-e2e-'));
  chmodSync(folder, 0o711); // the database's own account must get in
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const logFile = path.join(folder, 'server.log');
  const log = openSync(logFile, 'a');
  const { DATABASE_URL: _database, MIGRATION_URL: _migration, NODE_ENV: _mode, ...inherited } = process.env;
  const env = {
    ...inherited,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: path.join(folder, 'data'),
    // Journeys read texts at once.
    MESSAGE_HOLD_SECONDS: '0',
    SAMPLE_DATA: sampleData,
  };
  const server = spawn(process.execPath, ['--enable-source-maps', programAt('main.js')], {
    cwd: root,
    env,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = once(server, 'exit');

  const deadline = Date.now() + PATIENCE_MS;
  while (!/^Ready on /m.test(readFileSync(logFile, 'utf8'))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill();
      throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8')}`);
    }
    await sleep(50);
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const run = (program: string, ...args: string[]) => {
    execFileSync(process.execPath, [programAt(program), ...args], { cwd: root, env, stdio: 'ignore' });
  };
  return { url, logFile, run, stop };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

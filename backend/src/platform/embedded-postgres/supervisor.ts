// Runs the PostgreSQL server and shuts it down ("fast" mode) when standard input ends, because the app that holds it has stopped, crashed
// or been killed with -9.
//
// This is a program, not a module: server-process.ts starts it as `node supervisor.ts|js COMMAND OPTIONS`. It uses only syntax that Node
// can strip and imports no local modules, so it starts from the sources (tsx, vitest) as well as from dist.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

interface Options {
  args: string[];
  cwd: string;
  uid?: number;
  gid?: number;
}

const PATIENCE_MS = 8_000;
const RESTART_AFTER_MS = 500;
const RESTARTS_PER_MINUTE = 5;

const [command = '', json = ''] = process.argv.slice(2);
const { args, ...options }: Options = JSON.parse(json);

let server: ChildProcess | undefined;
let stopping = false;
let wasReady = false;
let restarts: number[] = [];

function start(): void {
  if (stopping) process.exit(0);
  // Clean environment: the caller's PG* and LD_* variables are meant for other servers.
  const child = spawn(command, args, { ...options, env: { LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] });
  server = child;
  child.stderr.on('data', (chunk: Buffer) => {
    wasReady ||= chunk.includes('ready to accept connections');
    process.stdout.write(chunk);
  });
  child.on('error', (error) => {
    process.stdout.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code) => {
    server = undefined;
    if (stopping || !wasReady || !mayRestart()) process.exit(code ?? 1);
    setTimeout(start, RESTART_AFTER_MS);
  });
}

// A server that was killed restarts on the same port, where the app's pool reconnects.
function mayRestart(): boolean {
  const aMinuteAgo = Date.now() - 60_000;
  restarts = [...restarts.filter((time) => time > aMinuteAgo), Date.now()];
  return restarts.length <= RESTARTS_PER_MINUTE;
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  server?.kill('SIGINT'); // "fast": ends sessions, writes a checkpoint.
  setTimeout(() => server?.kill('SIGQUIT'), PATIENCE_MS).unref();
}

process.stdin.on('end', stop).on('close', stop).on('error', stop).resume();
process.stdout.on('error', () => undefined); // The app has ended and reads no more; EPIPE must not end this process.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, stop);

start();

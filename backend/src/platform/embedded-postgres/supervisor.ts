// Owns the PostgreSQL server. The app holds our standard input; its end means that the app has stopped, crashed or been
// killed with -9, and then the server is shut down: fast, cleanly, and with nobody left to ask.
//
// A program, not a module: started by server-process.ts as `node supervisor.ts|js COMMAND OPTIONS`. It uses no syntax that
// Node cannot strip by itself and imports nothing of ours, so it starts from the sources (tsx, vitest) as from dist.
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
  // A clean environment: PG* and LD_* variables of the person at the terminal are meant for other servers.
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

// A server that somebody else killed comes back on the same port, and the app's pool finds it again.
function mayRestart(): boolean {
  const aMinuteAgo = Date.now() - 60_000;
  restarts = [...restarts.filter((time) => time > aMinuteAgo), Date.now()];
  return restarts.length <= RESTARTS_PER_MINUTE;
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  server?.kill('SIGINT'); // "fast": ends sessions, writes a checkpoint
  setTimeout(() => server?.kill('SIGQUIT'), PATIENCE_MS).unref();
}

process.stdin.on('end', stop).on('close', stop).on('error', stop).resume();
process.stdout.on('error', () => undefined); // the app is gone and reads no more: that must not kill us
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, stop);

start();

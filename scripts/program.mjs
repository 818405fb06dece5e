import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/** @type {NodeJS.Signals[]} */
const FORWARDED = ['SIGTERM', 'SIGHUP', 'SIGINT'];

/** Runs a program of node_modules/.bin or of the machine to its end, with our terminal; resolves to its exit code. */
export function runProgram(command, args, options = {}) {
  return startProgram(command, args, options).ended;
}

/** The same with its output kept: for programs whose words matter only when they fail. */
export async function captureProgram(command, args, options = {}) {
  const child = startProgram(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.process.stdout, child.process.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { code: await child.ended, output };
}

/** Starts a program, passes our signals on to it, and tells its end as an exit code. */
export function startProgram(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const forwards = FORWARDED.map((signal) => {
    // Ctrl-C reaches every process of the terminal by itself, and twice would mean "at once" to some.
    const forward = () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal));
    process.on(signal, forward);
    return { signal, forward };
  });
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  }).finally(() => {
    for (const { signal, forward } of forwards) process.off(signal, forward);
  });
  return { process: child, ended };
}

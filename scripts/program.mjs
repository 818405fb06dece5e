import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/** @type {NodeJS.Signals[]} */
const FORWARDED = ['SIGTERM', 'SIGHUP', 'SIGINT'];

/** Runs a program of node_modules/.bin or the PATH to its end, in this terminal; resolves to its exit code. */
export function runProgram(command, args, options = {}) {
  return startProgram(command, args, options).ended;
}

/** Runs a program and captures its output, for programs whose output matters only on failure. */
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

/** Starts a program, forwards signals to it, and resolves to its exit code. */
export function startProgram(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const forwards = FORWARDED.map((signal) => {
    // Ctrl-C already reaches every process of the terminal; some take a second one as a forced exit.
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

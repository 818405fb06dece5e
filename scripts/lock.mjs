import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, TaskError } from './root.mjs';

const PATIENCE_MS = 15 * 60_000;
const PAUSE_MS = 200;

/**
 * Runs `work` while no other process of this checkout runs work of the same name. The lock file is in the temporary folder,
 * because `npm ci` deletes node_modules; a lock whose holder has died is taken over.
 */
export async function withLock(name, work) {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const file = path.join(tmpdir(), `physiotherapy-${checkout}-${name}.lock`);
  const deadline = Date.now() + PATIENCE_MS;
  for (let waits = 0; !take(file); waits += 1) {
    if (waits === 0) console.log(`Waiting for another process (${name}) …`);
    if (Date.now() > deadline) throw new TaskError(`Another process still holds ${file}. If none runs, delete it.`);
    await sleep(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file); // the lock appears with its pid in it, or not at all
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isAbandoned(file)) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(draft);
  }
}

function isAbandoned(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** System code of an error, such as ENOENT. */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

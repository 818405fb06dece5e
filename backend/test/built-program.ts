import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT_DIR } from '../src/platform/config.js';

let isBuilt = false;

/**
 * A file of the backend as it is shipped, such as `main.js`: made of the sources where it is older than they are. It starts in half of the
 * time that the sources take, and many tests start one.
 */
export function built(file: string): string {
  if (!isBuilt) execFileSync(process.execPath, ['scripts/run.mjs', 'build', 'backend'], { cwd: ROOT_DIR });
  isBuilt = true;
  return path.join(ROOT_DIR, 'backend/dist', file);
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { runProgram } from './program.mjs';
import { findBundledNode, isNewEnough } from './project-node.mjs';
import { root, TaskError } from './root.mjs';

/** Makes node_modules agree with package-lock.json, by `npm ci` if it does not. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock('install', async () => {
    if (isInstalled()) return; // by the process that held the lock
    console.log('Installing packages from package-lock.json (about a minute) …');
    const started = Date.now();
    // Errors only: npm would warn about each package that wants a newer Node, and the project brings that Node.
    // --include=dev, because NODE_ENV=production would leave out what the build needs.
    const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) {
      throw new TaskError(
        'The packages could not be installed (see above). Is the registry within reach? Then try again.',
      );
    }
    console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  });
}

function isInstalled() {
  return hasLockedPackages() && (isNewEnough() || findBundledNode() !== undefined);
}

// npm keeps what it has installed in a lock file of its own, written when all is done. Comparing the two says more than a
// stamp of ours: it also knows an install by hand, or one that was cut short.
function hasLockedPackages() {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const actual = readPackages(installed);
  const locked = readPackages(path.join(root, 'package-lock.json'));
  delete locked['']; // the project itself
  const missing = Object.entries(locked).some(([where, wanted]) =>
    // Optional ones are for other platforms.
    actual[where] ? !isSame(actual[where], wanted) : !wanted.optional,
  );
  return !missing && Object.keys(actual).every((where) => where in locked);
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function isSame(one, other) {
  return one.version === other.version && one.integrity === other.integrity;
}

// The npm that called us, if one did; it need not be on the PATH.
function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return runProgram(process.execPath, [cli, ...args]);
  return runProgram('npm', args, { shell: process.platform === 'win32' });
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { runProgram } from './program.mjs';
import { findBundledNode, isNewEnough } from './project-node.mjs';
import { root, TaskError } from './root.mjs';

/** Runs `npm ci` if node_modules differs from package-lock.json. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock('install', async () => {
    if (isInstalled()) return; // by the process that held the lock
    console.log('Installing packages from package-lock.json (about a minute) …');
    const started = Date.now();
    // Errors only: npm would warn about each package that requires a newer Node, which the project itself provides.
    // --include=dev, because NODE_ENV=production would omit packages that the build needs.
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

// npm writes its own lock file of the installed packages at the end. Comparing the two, unlike a stamp, also detects a manual or an
// interrupted install.
function hasLockedPackages() {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const actual = readPackages(installed);
  const locked = readPackages(path.join(root, 'package-lock.json'));
  delete locked['']; // the project itself
  const missing = Object.entries(locked).some(([where, wanted]) =>
    // Optional packages are for other platforms.
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

// The npm that started this script, if any; it need not be on the PATH.
function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return runProgram(process.execPath, [cli, ...args]);
  return runProgram('npm', args, { shell: process.platform === 'win32' });
}

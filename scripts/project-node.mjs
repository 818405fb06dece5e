import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root, TaskError } from './root.mjs';

const OLDEST = { major: 22, minor: 17 };

/** The Node pinned in package.json; undefined if its package is missing or does not run, as on Alpine or macOS. */
export function findBundledNode() {
  const node = path.join(root, 'node_modules', '.bin', 'node');
  return spawnSync(node, ['--version']).status === 0 ? node : undefined;
}

/** Whether the Node that runs this file can also run the tasks. */
export function isNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** The Node that runs the tasks: the pinned one, or else the caller's. */
export function findNode() {
  const bundled = findBundledNode();
  if (bundled) return bundled;
  if (isNewEnough()) return process.execPath;
  throw new TaskError(
    `Node ${OLDEST.major}.${OLDEST.minor} or newer is needed: this is ${process.versions.node}, and the Node that comes with the ` +
      `project does not run on ${process.platform}-${process.arch}. Install Node 24, then try again.`,
  );
}

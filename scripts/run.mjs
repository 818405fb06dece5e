// Entry point of every npm script: `node scripts/run.mjs TASK [ARGUMENTS]`. It runs on the machine's Node, without installed packages; the
// task itself runs on the project's Node.
import path from 'node:path';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './install.mjs';
import { startProgram } from './program.mjs';
import { findNode } from './project-node.mjs';
import { root, TaskError } from './root.mjs';

try {
  await ensureInstalled();
  const node = findNode();
  // First on the PATH, so that `#!/usr/bin/env node` of tsc, vite and others also finds this Node.
  const PATH = [path.join(root, 'node_modules', '.bin'), path.dirname(node), process.env.PATH].join(path.delimiter);
  const tasks = path.join(root, 'scripts', 'tasks.mjs');
  const task = startProgram(node, [tasks, ...process.argv.slice(2)], { env: { ...process.env, PATH } });
  if (process.env.npm_lifecycle_event) endWithNpm(task.process);
  process.exitCode = await task.ended;
} catch (error) {
  console.error(error instanceof TaskError ? error.message : error);
  process.exitCode = 1;
}

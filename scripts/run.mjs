// What every npm script calls: `node scripts/run.mjs TASK [ARGUMENTS]`. It runs on whatever Node the machine has, with
// nothing installed; the task itself runs on the project's own Node.
import path from 'node:path';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './install.mjs';
import { startProgram } from './program.mjs';
import { findNode } from './project-node.mjs';
import { root, TaskError } from './root.mjs';

try {
  await ensureInstalled();
  const node = findNode();
  // First on the PATH, so that `#!/usr/bin/env node` of tsc, vite and the others means this Node too.
  const PATH = [path.join(root, 'node_modules', '.bin'), path.dirname(node), process.env.PATH].join(path.delimiter);
  const tasks = path.join(root, 'scripts', 'tasks.mjs');
  const task = startProgram(node, [tasks, ...process.argv.slice(2)], { env: { ...process.env, PATH } });
  if (process.env.npm_lifecycle_event) endWithNpm(task.process);
  process.exitCode = await task.ended;
} catch (error) {
  console.error(error instanceof TaskError ? error.message : error);
  process.exitCode = 1;
}

import { readFileSync } from 'node:fs';

const INTERVAL_MS = 300;

/**
 * Ends the task when npm ends. npm passes SIGTERM to the shell between npm and the task, which does not forward it; npm killed with -9
 * forwards nothing. Otherwise the task would keep running, and keep its port.
 */
export function endWithNpm(task) {
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    task.kill('SIGTERM');
  }, INTERVAL_MS);
  watch.unref();
}

/** Process ids of the shell and, where the system exposes it, of npm above it. */
function ancestors() {
  const shell = process.ppid;
  return `${shell} ${process.platform === 'linux' ? parentOf(shell) : ''}`;
}

function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

import { readFileSync } from 'node:fs';

const INTERVAL_MS = 300;

/**
 * Ends the task when npm ends. npm passes a SIGTERM to the shell between it and us, and that shell dies of it without a
 * word to us; npm killed with -9 tells nobody. Either way the task would go on, and keep its port.
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

/** The shell and, where the system tells, npm above it. */
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

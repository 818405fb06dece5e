import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface RunningProcess {
  parentPid: number;
  /** Command line, with spaces between the arguments. */
  command: string;
}

/** Returns the process with this pid; undefined if there is none, or only a zombie that its parent has not collected. */
export function findProcess(pid: number): RunningProcess | undefined {
  const found = process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  return found && !found.state.startsWith('Z') ? found : undefined;
}

// Slim images do not include `ps`.
function fromProc(pid: number) {
  try {
    // "123 (a name) S 1 …": the name may contain spaces and parentheses, so fields are counted from the last parenthesis.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parentPid = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { state, parentPid: Number(parentPid), command };
  } catch {
    return undefined;
  }
}

function fromPs(pid: number) {
  try {
    const line = execFileSync('ps', ['-ww', '-o', 'stat=,ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
    const [, state = '', parentPid = '', command = ''] = /^\s*(\S+)\s+(\d+)\s+(.*)/.exec(line) ?? [];
    return { state, parentPid: Number(parentPid), command };
  } catch {
    return undefined;
  }
}

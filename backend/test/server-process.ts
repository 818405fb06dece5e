import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { ROOT_DIR } from '../src/platform/config.js';
import { built } from './built-program.js';
import type { TestDatabase } from './test-database.js';

/** The whole program as a process of its own. */
export interface ServerProcess {
  process: ChildProcess;
  /** What it writes to standard error, once it has ended. */
  log: Promise<string>;
  /** The lines of its standard output so far. */
  printed: string[];
  /** The sign-in codes that it prints, by number. */
  codes: Map<string, string>;
  /** Resolves when it says that it is ready, rejects when it ends before. */
  ready: Promise<void>;
}

/** @param preload a script that runs before the program */
export function spawnServer(
  database: Pick<TestDatabase, 'appUrl' | 'ownerUrl'>,
  dataDir: string,
  settings: { PORT?: string; [name: string]: string | undefined } = {},
  preload = '',
): ServerProcess {
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
  const started = spawn(process.execPath, [...flags, built('main.js')], {
    cwd: ROOT_DIR,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.appUrl,
      MIGRATION_URL: database.ownerUrl,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = text(started.stderr);
  const codes = new Map<string, string>();
  const printed: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    createInterface(started.stdout).on('line', (line) => {
      printed.push(line);
      if (line.startsWith('Ready on ')) resolve();
      const [, phone, code] = /^OTP for \+91(\d{10}): (\d{6})$/.exec(line) ?? [];
      if (phone && code) codes.set(phone, code);
    });
    started.once('exit', () => void log.then((words) => reject(new Error(`The server did not start:\n${words}`))));
  });
  ready.catch(() => undefined); // told to whoever waits for it
  return { process: started, log, printed, codes, ready };
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SheetRow } from './sheet-row.js';
import { UnreadableFile } from './unreadable-file.js';

/** What reading a file may take, in milliseconds: 10,000 rows take less than one second, and many times that on a machine that is busy. */
const PATIENCE = 40_000;
/** What it may take of memory, in MiB. */
const MEMORY = 160;

const TOO_MUCH =
  'Too much is in this file. Please keep only the sheet of patients in it, without pictures and formatting.';

type Answer = { rows: SheetRow[] } | { sentence: string; row: number };

const source = fileURLToPath(import.meta.url);
const thread = path.join(path.dirname(source), `read-worker${path.extname(source)}`);
/** What was built runs by itself; the source, which tests run, as the tests do. */
const flags = path.extname(source) === '.ts' ? ['--import', 'tsx'] : [];

/** The rows of a file, read in a thread of its own, which is ended when it takes too long or too much. @throws UnreadableFile */
export function readInThread(bytes: Uint8Array, today: string): Promise<SheetRow[]> {
  return new Promise((resolve, reject) => {
    const reader = new Worker(thread, {
      workerData: { bytes, today },
      execArgv: flags,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    const rows: SheetRow[] = [];
    const timer = setTimeout(() => {
      reject(new UnreadableFile(TOO_MUCH));
      void reader.terminate();
    }, PATIENCE);
    reader.on('message', (answer: Answer) => {
      if ('rows' in answer) rows.push(...answer.rows);
      else reject(new UnreadableFile(answer.sentence, answer.row));
    });
    reader.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableFile(TOO_MUCH) : error);
    });
    reader.once('exit', () => {
      clearTimeout(timer);
      resolve(rows);
    });
    // A server that is asked to end waits for neither.
    reader.unref();
    timer.unref();
  });
}

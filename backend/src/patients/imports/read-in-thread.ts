import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { SheetRow } from './sheet-row.js';
import { UnreadableFile } from './unreadable-file.js';

/** What reading a file may take. */
interface ReadingLimits {
  /** In milliseconds. */
  patience: number;
  memory: ResourceLimits;
}

/**
 * 10,000 rows take less than a second, and many times that on a machine that is busy. By itself a young generation grows until what was
 * read lies there twice: they took 250 MiB instead of 120.
 */
const LIMITS: ReadingLimits = {
  patience: 40_000,
  memory: { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 8 },
};

const TOO_MUCH =
  'Too much is in this file. Please keep only the sheet of patients in it, without pictures and formatting.';

type Answer = { rows: SheetRow[] } | { sentence: string; row: number };

const source = fileURLToPath(import.meta.url);
const thread = path.join(path.dirname(source), `read-worker${path.extname(source)}`);
/** What was built runs by itself; the source, which tests run, as the tests do. */
const flags = path.extname(source) === '.ts' ? ['--import', 'tsx'] : [];

/**
 * The rows of a file, read in a thread of its own, which is ended when it takes too long or too much.
 * @throws UnreadableFile, or what it was ended for
 */
export function readInThread(
  bytes: Uint8Array,
  today: string,
  ended: AbortSignal,
  { patience, memory } = LIMITS,
): Promise<SheetRow[]> {
  return new Promise((resolve, reject) => {
    const reader = new Worker(thread, {
      workerData: { bytes, today },
      execArgv: flags,
      resourceLimits: memory,
    });
    const rows: SheetRow[] = [];
    const end = (reason: unknown) => {
      reject(reason);
      void reader.terminate();
    };
    const timer = setTimeout(() => end(new UnreadableFile(TOO_MUCH)), patience);
    const stop = () => end(ended.reason);
    ended.addEventListener('abort', stop, { once: true });
    reader.on('message', (answer: Answer) => {
      if ('rows' in answer) rows.push(...answer.rows);
      else reject(new UnreadableFile(answer.sentence, answer.row));
    });
    reader.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableFile(TOO_MUCH) : error);
    });
    reader.once('exit', () => {
      clearTimeout(timer);
      ended.removeEventListener('abort', stop);
      resolve(rows);
    });
    // A server that is asked to end waits for neither.
    reader.unref();
    timer.unref();
  });
}

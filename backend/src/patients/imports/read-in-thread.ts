import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { ImportHeading, MappedHeadings } from './heading-mapping.js';
import type { ReadFile } from './read-file.js';
import type { SheetRow } from './sheet-row.js';
import { UnreadableFile } from './table.js';

/** Limits of time and memory for reading a file. */
interface ReadingLimits {
  /** In milliseconds. */
  patience: number;
  memory: ResourceLimits;
}

/**
 * 10,000 rows take less than a second, and many times that on a busy machine. The young generation is limited, because
 * V8 would let it grow to 250 MiB where 120 are enough.
 */
const LIMITS: ReadingLimits = {
  patience: 40_000,
  memory: { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 8 },
};

const TOO_MUCH =
  'Too much is in this file. Please keep only the sheet of patients in it, without pictures and formatting.';

type Answer =
  { rows: SheetRow[] } | { sentence: string; row: number; headings: ImportHeading[] } | { headings: ImportHeading[] };

const source = fileURLToPath(import.meta.url);
const thread = path.join(path.dirname(source), `read-worker${path.extname(source)}`);
/** The build runs as plain JavaScript; tests run the source through tsx. */
const flags = path.extname(source) === '.ts' ? ['--import', 'tsx'] : [];

/**
 * Reads the rows of a file in a worker thread, which is terminated at the limit of time or memory.
 * @throws UnreadableFile, or the abort reason
 */
export function readInThread(
  bytes: Uint8Array,
  { today, mapped }: { today: string; mapped: MappedHeadings },
  ended: AbortSignal,
  { patience, memory } = LIMITS,
): Promise<ReadFile> {
  return new Promise((resolve, reject) => {
    const reader = new Worker(thread, {
      workerData: { bytes, today, mapped },
      execArgv: flags,
      resourceLimits: memory,
    });
    const read: ReadFile = { headings: [], rows: [] };
    const end = (reason: unknown) => {
      reject(reason);
      void reader.terminate();
    };
    const timer = setTimeout(() => end(new UnreadableFile(TOO_MUCH)), patience);
    const stop = () => end(ended.reason);
    ended.addEventListener('abort', stop, { once: true });
    reader.on('message', (answer: Answer) => {
      if ('rows' in answer) read.rows.push(...answer.rows);
      else if ('sentence' in answer) reject(new UnreadableFile(answer.sentence, answer.row, answer.headings));
      else read.headings = answer.headings;
    });
    reader.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableFile(TOO_MUCH) : error);
    });
    reader.once('exit', () => {
      clearTimeout(timer);
      ended.removeEventListener('abort', stop);
      resolve(read);
    });
    // Neither the worker nor the timer delays a shutdown.
    reader.unref();
    timer.unref();
  });
}

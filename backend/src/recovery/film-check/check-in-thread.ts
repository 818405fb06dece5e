import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FilmFacts } from './check-film.js';
import { faultError, type Fault } from './film-fault.js';

/** A film of 30 MB takes less than a second, and many times that on a busy machine. In milliseconds. */
const PATIENCE = 20_000;
/** The index of a film takes a few megabytes; its bytes do not count. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

type Answer = { facts: FilmFacts } | { fault: Fault };

const source = fileURLToPath(import.meta.url);
const thread = path.join(path.dirname(source), `film-worker${path.extname(source)}`);
/** The build runs as plain JavaScript; tests run the source through tsx. */
const flags = path.extname(source) === '.ts' ? ['--import', 'tsx'] : [];

/**
 * Checks a film by its content in a worker thread, which is terminated at the limit of time or memory: an index can be made so that the
 * library that reads films never ends.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, BAD_INPUT
 */
export function checkInThread(file: string, patience = PATIENCE): Promise<FilmFacts> {
  return new Promise((resolve, reject) => {
    const checker = new Worker(thread, { workerData: { file }, execArgv: flags, resourceLimits: MEMORY });
    const refuse = (fault: Fault) => reject(faultError(fault));
    const timer = setTimeout(() => {
      refuse('BROKEN');
      void checker.terminate();
    }, patience);
    checker.on('message', (answer: Answer) => {
      if ('facts' in answer) resolve(answer.facts);
      else refuse(answer.fault);
    });
    checker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse('BROKEN');
      else reject(error);
    });
    checker.once('exit', () => {
      clearTimeout(timer);
      refuse('BROKEN'); // Without effect after an answer.
    });
    // Neither the worker nor the timer delays a shutdown.
    checker.unref();
    timer.unref();
  });
}

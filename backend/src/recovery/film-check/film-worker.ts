import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Logging, LogLevel } from 'mediabunny';
import { checkFilm } from './check-film.js';
import { FilmFault } from './film-fault.js';

// Worker thread for one film: keeps the event loop free, and can be ended.
const { file }: { readonly file: string } = workerData;
// A film that is not accepted is no event of the server's log.
Logging.level = LogLevel.Silent;

try {
  parentPort?.postMessage({ facts: await checkFilm(readFileSync(file)) }, []);
} catch (error) {
  if (!(error instanceof FilmFault)) throw error;
  parentPort?.postMessage({ fault: error.fault }, []);
}

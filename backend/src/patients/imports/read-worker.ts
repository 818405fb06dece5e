import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from './read-file.js';
import { UnreadableFile } from './unreadable-file.js';

// A thread that lives for one file: requests go on meanwhile, and what a file takes of memory is bounded and goes with it.
const { bytes, today }: { readonly bytes: Uint8Array; readonly today: string } = workerData;

/** A message holds so many rows, so that taking it in takes the server a moment only. */
const AT_ONCE = 500;

try {
  const rows = await readFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), today);
  for (let at = 0; at < rows.length; at += AT_ONCE) parentPort?.postMessage({ rows: rows.slice(at, at + AT_ONCE) }, []);
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  parentPort?.postMessage({ sentence: error.message, row: error.row }, []);
}

import { parentPort, workerData } from 'node:worker_threads';
import type { MappedHeadings } from './heading-mapping.js';
import { readFile } from './read-file.js';
import { UnreadableFile } from './table.js';

// Worker thread for one file: keeps the event loop free, and bounds and releases the memory of parsing.
interface Asked {
  readonly bytes: Uint8Array;
  readonly today: string;
  readonly mapped: MappedHeadings;
}
const { bytes, today, mapped }: Asked = workerData;

/** Rows per message, so that deserializing one does not block the server. */
const AT_ONCE = 500;

try {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { headings, rows } = await readFile(file, today, mapped);
  parentPort?.postMessage({ headings }, []);
  for (let at = 0; at < rows.length; at += AT_ONCE) parentPort?.postMessage({ rows: rows.slice(at, at + AT_ONCE) }, []);
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  parentPort?.postMessage({ sentence: error.message, row: error.row, headings: error.headings }, []);
}

import type { FhirResource } from 'fhir/r4.js';
import type { FileStorage } from '../../../platform/storage/file-storage.js';
import type { ExportFile } from './bulk-export.queries.js';

/** Largest number of lines in a file. */
const MOST_LINES = 100_000;
/** Size in bytes at which a file is stored. A file is stored as a whole, so that this is also an export's buffer size. */
const ENOUGH_BYTES = 8 * 1024 * 1024;

/** Writes the files of an export, one type after another, and stores each file once it is full. */
export class ExportFiles {
  /** The stored files. */
  readonly written: ExportFile[] = [];
  /** Number of lines in all files. */
  lines = 0;
  private type: ExportFile['type'] | undefined;
  /** One buffer for all files: a buffer per file would stay in memory until garbage collection. */
  private readonly buffer = Buffer.allocUnsafeSlow(ENOUGH_BYTES);
  private bytes = 0;
  private count = 0;

  constructor(
    private readonly storage: FileStorage,
    private readonly prefix: string,
  ) {}

  /** Appends a line per row. Resources are mapped one at a time to limit memory. */
  async add<Row>(type: ExportFile['type'], rows: Row[], toResource: (row: Row) => FhirResource): Promise<void> {
    if (type !== this.type) await this.end();
    this.type = type;
    for (const row of rows) {
      const line = `${JSON.stringify(toResource(row))}\n`;
      const length = Buffer.byteLength(line);
      if (this.bytes + length > ENOUGH_BYTES || this.count === MOST_LINES) await this.end();
      if (length > ENOUGH_BYTES) throw new Error('a resource is longer than a file');
      this.bytes += this.buffer.write(line, this.bytes);
      this.count++;
      this.lines++;
    }
  }

  /** Stores the current file. */
  async end(): Promise<void> {
    const { type, bytes, count } = this;
    if (!type || count === 0) return;
    const number = this.written.filter((file) => file.type === type).length + 1;
    const key = `${this.prefix}-${this.written.length + 1}.ndjson`;
    await this.storage.put(key, this.buffer.subarray(0, bytes));
    [this.bytes, this.count] = [0, 0];
    this.written.push({ type, name: `${type}-${number}.ndjson`, key, count });
  }
}

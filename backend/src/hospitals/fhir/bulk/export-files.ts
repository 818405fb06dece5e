import type { FhirResource } from 'fhir/r4.js';
import type { FileStorage } from '../../../platform/storage/file-storage.js';
import type { ExportFile } from './bulk-export.queries.js';

/** How many lines a file has at most. */
const MOST_LINES = 100_000;
/** From how many bytes on a file is put away: it is stored whole, so this is what an export holds in memory. */
const ENOUGH_BYTES = 8 * 1024 * 1024;

/** The files of an export, a type after the other, each stored as soon as it is full. */
export class ExportFiles {
  /** Those that lie in the storage. */
  readonly written: ExportFile[] = [];
  /** Of all files. */
  lines = 0;
  private type: ExportFile['type'] | undefined;
  /** One for all files: what is made anew for each piles up until it is collected. */
  private readonly buffer = Buffer.allocUnsafeSlow(ENOUGH_BYTES);
  private bytes = 0;
  private count = 0;

  constructor(
    private readonly storage: FileStorage,
    private readonly prefix: string,
  ) {}

  /** Adds a line for each; a resource is made when its line is, and gone with it. */
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

  /** Stores what there is of a file. */
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

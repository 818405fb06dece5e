import type { FhirResource } from 'fhir/r4.js';
import type { FhirType } from '../../auth/verbs.js';
import type { FileStorage } from '../../storage/file-storage.js';
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
  private pieces: Buffer[] = [];
  private bytes = 0;
  private count = 0;

  constructor(
    private readonly storage: FileStorage,
    private readonly prefix: string,
  ) {}

  /** Adds a line for each. */
  async add(type: FhirType | 'Bundle', resources: FhirResource[]): Promise<void> {
    if (type !== this.type || this.count + resources.length > MOST_LINES) await this.end();
    this.type = type;
    const piece = Buffer.from(resources.map((resource) => `${JSON.stringify(resource)}\n`).join(''));
    this.pieces.push(piece);
    this.bytes += piece.length;
    this.count += resources.length;
    this.lines += resources.length;
    if (this.bytes >= ENOUGH_BYTES) await this.end();
  }

  /** Stores what there is of a file. */
  async end(): Promise<void> {
    const { type, pieces, count } = this;
    if (!type || count === 0) return;
    const number = this.written.filter((file) => file.type === type).length + 1;
    const key = `${this.prefix}-${this.written.length + 1}.ndjson`;
    [this.pieces, this.bytes, this.count] = [[], 0, 0];
    await this.storage.put(key, Buffer.concat(pieces));
    this.written.push({ type, name: `${type}-${number}.ndjson`, key, count });
  }
}

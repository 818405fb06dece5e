import { appendFile, mkdir, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../errors/startup-error.js';
import { writeWhole, type StoredFile } from './sealed-file.js';

const stored = { bytes: z.number(), sha256: z.string() };

const segmentLine = z.object({ name: z.string(), at: z.string(), ...stored });
/** A segment of the write-ahead log in the archive. `at`: a commit after this time is in a segment with the same or an earlier one. */
export type SegmentLine = z.infer<typeof segmentLine>;

const fileLine = z.object({ key: z.string(), storedAt: z.string(), goneAt: z.string().optional(), ...stored });
/** A picture or document in the archive; `storedAt`: when it came into the storage; `goneAt`: when it was no longer there. */
export type FileLine = z.infer<typeof fileLine>;

const manifestSchema = z.object({
  version: z.literal(1),
  chain: z.string(),
  name: z.string(),
  startedAt: z.string(),
  /** The earliest moment to which it can be restored. */
  finishedAt: z.string(),
  postgresMajor: z.number(),
  /** Whether it is of the embedded database, which the restore can start. */
  embedded: z.boolean(),
  segmentSize: z.number(),
  /** First segment of the write-ahead log that it needs. */
  firstSegment: z.string(),
  archive: z.object(stored),
  files: z.array(z.object({ path: z.string(), ...stored })),
});
/** What a base backup holds: each file with its checksum. */
export type BaseManifest = z.infer<typeof manifestSchema>;

const CHAIN = /^backup_[0-9a-f]{12}$/;
const BASE = /^\d{8}T\d{6}Z$/;

/**
 * A chain of backups: base backups, and the write-ahead log and the files without a gap since the first of them. Its name is that of the
 * replication slot which keeps the log until it is archived; a restored database has no slot and begins a new chain.
 */
export class Chain {
  private constructor(
    readonly name: string,
    readonly folder: string,
  ) {}

  /** Finds the chains in a folder, oldest first. @throws StartupError if there is no such folder */
  static async all(dir: string): Promise<Chain[]> {
    const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
      throw new StartupError(
        `The folder of the backups, ${dir}, does not exist. Is the disk mounted? Otherwise make it.`,
      );
    });
    const chains = names.filter((name) => CHAIN.test(name)).map((name) => new Chain(name, path.join(dir, name)));
    const made = await Promise.all(chains.map(async (chain) => ({ chain, at: await chain.createdAt() })));
    return made.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ chain }) => chain);
  }

  /** Makes the folders of a new chain. */
  static async create(dir: string, name: string, at: Date): Promise<Chain> {
    const chain = new Chain(name, path.join(dir, name));
    for (const folder of [chain.folder, chain.walFolder, chain.filesFolder, chain.basesFolder])
      await mkdir(folder, { mode: 0o700 });
    await writeWhole(path.join(chain.folder, 'chain.json'), JSON.stringify({ name, createdAt: at.toISOString() }));
    return chain;
  }

  get walFolder(): string {
    return path.join(this.folder, 'wal');
  }
  get filesFolder(): string {
    return path.join(this.folder, 'files');
  }
  get basesFolder(): string {
    return path.join(this.folder, 'bases');
  }

  segmentFile = (name: string) => path.join(this.walFolder, `${name}.gz.age`);
  storedFile = (key: string) => path.join(this.filesFolder, `${key}.gz.age`);
  archiveOf = (base: string) => path.join(this.basesFolder, base, 'database.tar.gz.age');

  /** The lines of the archived log, by name. */
  segments = () => readLines(path.join(this.folder, 'wal.ndjson'), segmentLine, ({ name }) => name);
  addSegment = (line: SegmentLine) => appendLine(path.join(this.folder, 'wal.ndjson'), line);
  keepSegments = (lines: readonly SegmentLine[]) => writeLines(path.join(this.folder, 'wal.ndjson'), lines);

  /** The lines of the archived files, by key. */
  files = () => readLines(path.join(this.folder, 'files.ndjson'), fileLine, ({ key }) => key);
  addFile = (line: FileLine) => appendLine(path.join(this.folder, 'files.ndjson'), line);
  keepFiles = (lines: readonly FileLine[]) => writeLines(path.join(this.folder, 'files.ndjson'), lines);

  /** Reads the manifests of complete base backups, oldest first. */
  async bases(): Promise<BaseManifest[]> {
    const names = (await readdir(this.basesFolder)).filter((name) => BASE.test(name)).toSorted();
    return Promise.all(
      names.map(async (name) => {
        const text = await readFile(path.join(this.basesFolder, name, 'manifest.json'), 'utf8').catch(() => undefined);
        if (text === undefined)
          throw new StartupError(`The backup ${this.name}/bases/${name} lacks its manifest.json.`);
        return manifestSchema.parse(JSON.parse(text));
      }),
    );
  }

  private async createdAt(): Promise<string> {
    const text = await readFile(path.join(this.folder, 'chain.json'), 'utf8').catch(() => undefined);
    return text === undefined ? '' : z.object({ createdAt: z.string() }).parse(JSON.parse(text)).createdAt;
  }
}

/** Reads the lines of a journal, of which the last one of a key holds. A last line that a crash has cut off counts for nothing. */
async function readLines<T>(file: string, schema: z.ZodType<T>, keyOf: (line: T) => string): Promise<Map<string, T>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
  const parsed = lines.flatMap((line) => {
    const value = parseLine(line, schema);
    return value === undefined ? [] : [[keyOf(value), value] as const];
  });
  return new Map(parsed);
}

function parseLine<T>(line: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

async function appendLine(file: string, line: object): Promise<void> {
  // A new line first: what a crash has cut off stays a line of its own.
  await appendFile(file, `\n${JSON.stringify(line)}\n`, { mode: 0o600 });
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const writeLines = (file: string, lines: readonly object[]) =>
  writeWhole(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

/** Totals of what is stored. */
export const sumOf = (files: Iterable<StoredFile>) => [...files].reduce((sum, { bytes }) => sum + bytes, 0);

import { appendFile, mkdir, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../errors/startup-error.js';
import { STORAGE_KEY } from '../storage/file-storage.js';
import { writeWhole, type StoredFile } from './sealed-file.js';

const stored = { bytes: z.number(), sha256: z.string() };

// A restore makes paths of what the lists name: no name may lead out of its folder.
const CHAIN = /^backup_[0-9a-f]{12}$/;
const BASE = /^\d{8}T\d{6}Z$/;
const SEGMENT = /^[0-9A-F]{24}$/;

const segmentLine = z.object({ name: z.string().regex(SEGMENT), at: z.string(), ...stored });
/** A segment of the write-ahead log in the archive. `at`: a commit after this time is in a segment with the same or an earlier one. */
export type SegmentLine = z.infer<typeof segmentLine>;

const fileLine = z.object({
  key: z.string().regex(STORAGE_KEY),
  storedAt: z.string(),
  goneAt: z.string().optional(),
  ...stored,
});
/** A picture or document in the archive; `storedAt`: when it came into the storage; `goneAt`: when it was no longer there. */
export type FileLine = z.infer<typeof fileLine>;

const manifestSchema = z.object({
  version: z.literal(1),
  chain: z.string().regex(CHAIN),
  name: z.string().regex(BASE),
  startedAt: z.string(),
  /** The earliest moment to which it can be restored. */
  finishedAt: z.string(),
  postgresMajor: z.number(),
  /** Whether it is of the embedded database, which the restore can start. */
  embedded: z.boolean(),
  segmentSize: z.number(),
  /** First segment of the write-ahead log that it needs. */
  firstSegment: z.string().regex(SEGMENT),
  archive: z.object(stored),
  files: z.array(z.object({ path: z.string(), ...stored })),
});
/** What a base backup holds: each file with its checksum. */
export type BaseManifest = z.infer<typeof manifestSchema>;

const chainFacts = z.object({ createdAt: z.string(), recipient: z.string() });
type ChainFacts = z.infer<typeof chainFacts>;

/**
 * A chain of backups: base backups, and the write-ahead log and the files without a gap since the first of them. Its name is that of the
 * replication slot which keeps the log until it is archived; a restored database has no slot and begins a new chain.
 */
export class Chain {
  private constructor(
    readonly name: string,
    readonly folder: string,
    /** Public key that it is encrypted for; undefined if its chain.json cannot be read. */
    readonly recipient: string | undefined,
  ) {}

  /** Finds the chains in a folder, oldest first. @throws StartupError if there is no such folder */
  static async all(dir: string): Promise<Chain[]> {
    const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
      throw new StartupError(
        `The folder of the backups, ${dir}, does not exist. Is the disk mounted? Otherwise make it.`,
      );
    });
    const made = await Promise.all(
      names
        .filter((name) => CHAIN.test(name))
        .map(async (name) => {
          const folder = path.join(dir, name);
          const facts = await readFacts(folder);
          return { chain: new Chain(name, folder, facts?.recipient), at: facts?.createdAt ?? '' };
        }),
    );
    return made.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ chain }) => chain);
  }

  /** Makes the folders of a new chain. */
  static async create(
    dir: string,
    { name, recipient, at }: { name: string; recipient: string; at: Date },
  ): Promise<Chain> {
    const chain = new Chain(name, path.join(dir, name), recipient);
    for (const folder of [chain.folder, chain.walFolder, chain.filesFolder, chain.basesFolder])
      await mkdir(folder, { mode: 0o700 });
    await writeWhole(
      path.join(chain.folder, 'chain.json'),
      JSON.stringify({ name, recipient, createdAt: at.toISOString() }),
    );
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

  /** Reads the manifests of complete base backups, oldest first. @throws StartupError if one cannot be read */
  async bases(): Promise<BaseManifest[]> {
    const { bases, unreadable } = await this.readableBases();
    if (unreadable.length > 0) throw new StartupError(`The backup cannot be read: ${unreadable.join(', ')}.`);
    return bases;
  }

  /** Reads the manifests that can be read, oldest first, and returns the paths of the others. */
  async readableBases(): Promise<{ bases: BaseManifest[]; unreadable: string[] }> {
    const [bases, unreadable]: [BaseManifest[], string[]] = [[], []];
    for (const name of (await readdir(this.basesFolder)).filter((one) => BASE.test(one)).toSorted()) {
      const file = path.join(this.basesFolder, name, 'manifest.json');
      const manifest = await readFile(file, 'utf8').then(
        (text) => parseLine(text, manifestSchema),
        () => undefined,
      );
      if (manifest?.name === name) bases.push(manifest);
      else unreadable.push(file);
    }
    return { bases, unreadable };
  }
}

async function readFacts(folder: string): Promise<ChainFacts | undefined> {
  const text = await readFile(path.join(folder, 'chain.json'), 'utf8').catch(() => '');
  return parseLine(text, chainFacts);
}

/** Returns what the work reads of each chain, and the paths of what cannot be read. */
export async function readEach<Result>(
  chains: readonly Chain[],
  read: (chain: Chain, bases: BaseManifest[]) => Promise<Result>,
): Promise<{ results: Result[]; unreadable: string[] }> {
  const results: Result[] = [];
  const unreadable: string[] = [];
  for (const chain of chains)
    try {
      const found = await chain.readableBases();
      unreadable.push(...found.unreadable);
      results.push(await read(chain, found.bases));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      unreadable.push(chain.folder);
    }
  return { results, unreadable };
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

import { archiveFiles } from './archive-files.js';
import { archiveWal } from './archive-wal.js';
import { BackupSource } from './backup-source.js';
import { takeBase } from './base-backup.js';
import { checkChain, readLists } from './check-backups.js';
import { Chain, readEach, sumOf } from './chain.js';
import { beginChain, findChain, type BackupPlace } from './find-chain.js';
import { prune } from './prune.js';
import { StartupError } from '../errors/startup-error.js';

const ARCHIVE_LOCK = 'backup archive';
const BASE_LOCK = 'backup base';

/** A backup that was taken. */
export interface TakenBackup {
  name: string;
  finishedAt: Date;
  /** Size of the base backup as stored. */
  bytes: number;
}

/**
 * Archives the write-ahead log, then the pictures and documents, and returns the time up to which a restore can go; BUSY if another
 * process is at it, NONE if the server has no chain, so that a base backup is due.
 */
export async function archiveNow(place: BackupPlace): Promise<Date | 'BUSY' | 'NONE'> {
  return withSource(place, async (source) => {
    if (!(await source.tryLock(ARCHIVE_LOCK))) return 'BUSY';
    const chain = await findChain(source, place);
    return chain ? archive(source, chain, place) : 'NONE';
  });
}

/**
 * Takes a base backup, archives what happened meanwhile, checks all that is stored, and deletes what is too old.
 * @param isNew begins anew although the server has backups elsewhere
 * @throws StartupError with what is wrong, in sentences
 */
export async function takeBackup(
  place: BackupPlace,
  { isNew = false, progress = async () => undefined }: { isNew?: boolean; progress?: () => Promise<void> } = {},
): Promise<TakenBackup> {
  return withSource(place, async (source) => {
    if (!(await source.tryLock(BASE_LOCK))) throw new StartupError('Another process takes a backup just now.');
    const chain = await whileLocked(
      place,
      async (own) => (isNew ? undefined : await findChain(own, place)) ?? beginChain(own, place),
    );
    const base = await takeBase(source, chain, { ...place, progress });
    const lists = await whileLocked(place, async (own) => {
      await archive(own, chain, place);
      return readLists(chain);
    });
    // Takes long: meanwhile the archive goes on.
    const problems = await checkChain(chain, lists, progress);
    if (problems.length > 0) throw new StartupError(problems.slice(0, 5).join('\n'));
    await whileLocked(place, async (own) => prune(place.dir, chain, await own.now()));
    return { name: base.name, finishedAt: new Date(base.finishedAt), bytes: base.archive.bytes };
  });
}

/** What a chain holds, for people. */
export interface KeptChain {
  name: string;
  bases: { name: string; finishedAt: string; bytes: number }[];
  segments: number;
  /** Time up to which a restore can go. */
  until: string | undefined;
  files: number;
  bytes: number;
}

/** Lists what is kept, oldest first, and the paths of what cannot be read. */
export async function listBackups(dir: string): Promise<{ chains: KeptChain[]; unreadable: string[] }> {
  const { results, unreadable } = await readEach(await Chain.all(dir), async (chain, bases) => {
    const [segments, files] = [[...(await chain.segments()).values()], [...(await chain.files()).values()]];
    return {
      name: chain.name,
      bases: bases.map(({ name, finishedAt, archive: { bytes } }) => ({ name, finishedAt, bytes })),
      segments: segments.length,
      until: segments.at(-1)?.at,
      files: files.length,
      bytes: sumOf([...bases.map((base) => base.archive), ...segments, ...files]),
    };
  });
  return { chains: results, unreadable };
}

/** Checks all that is kept. Returns what is wrong, a sentence each. */
export async function checkBackups(dir: string): Promise<string[]> {
  const problems: string[] = [];
  for (const chain of await Chain.all(dir)) problems.push(...(await checkChain(chain, await readLists(chain))));
  return problems;
}

async function archive(source: BackupSource, chain: Chain, place: BackupPlace): Promise<Date> {
  const at = await archiveWal(source, chain, place.recipient);
  if (place.uploadsDir)
    await archiveFiles(chain, place.uploadsDir, { recipient: place.recipient, at: await source.now() });
  return at;
}

/** Does work while no other process archives or deletes. */
const whileLocked = <Result>(place: BackupPlace, work: (source: BackupSource) => Promise<Result>) =>
  withSource(place, async (own) => {
    await own.lock(ARCHIVE_LOCK);
    return work(own);
  });

async function withSource<Result>(
  place: BackupPlace,
  work: (source: BackupSource) => Promise<Result>,
): Promise<Result> {
  const source = await BackupSource.open(place.sourceUrl);
  try {
    return await work(source);
  } finally {
    await source.close();
  }
}

import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { canEnter, databaseUserFor, type DatabaseUser } from '../embedded-postgres/database-user.js';
import { StartupError } from '../errors/startup-error.js';
import type { BaseManifest } from './chain.js';
import { checkPlan, planRestore, type RestorePlan } from './plan-restore.js';
import { recover } from './recover.js';
import { askForRecovery, forgetRecovery } from './recovery-settings.js';
import { openSealed, syncFolder } from './sealed-file.js';
import { readTar } from './tar.js';

export interface RestoreOptions {
  /** Folder of the backups. */
  from: string;
  /** Empty or missing folder, which becomes the DATA_DIR of the restored server. */
  to: string;
  /** Private keys of age, `AGE-SECRET-KEY-1…`, of which one fits. */
  keys: readonly string[];
  /** Undefined: as late as possible. */
  until: { moment: Date; text: string } | undefined;
  tell: (line: string) => void;
}

/** A finished restore. */
export interface Restored {
  /** Name of the base backup. */
  base: string;
  segments: number;
  files: number;
  /** Whether the database was recovered; another server than the embedded one recovers at its first start. */
  isRecovered: boolean;
}

/** Folder of a database that is not complete: the server does not take it for one. */
const UNFINISHED = 'postgres.restoring';

/**
 * Restores the database to a moment, and the pictures and documents. Checks all checksums and the key before it writes; after a failure
 * the folder is as empty as before. @throws StartupError with what is wrong
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { from, to, tell } = options;
  await requireEmpty(to);
  const plan = await planRestore(from, options.until?.moment);
  tell(`Base backup ${plan.base.name}, ${plan.segments.length} segments, ${plan.files.length} files`);
  for (const one of plan.unreadable) tell(`Left out, since it cannot be read: ${one}`);
  await checkPlan(plan);
  tell('All checksums fit.');
  await requireKey(plan, options.keys);
  await mkdir(to, { recursive: true, mode: 0o711 });
  const user = databaseUserFor(to);
  if (!canEnter(to, user))
    throw new StartupError(`The account of the database cannot enter ${to}. Restore into a folder that it can enter.`);
  try {
    await extract(plan, options, user);
    if (plan.base.embedded) {
      tell('Recovering.');
      await recover(path.join(to, UNFINISHED, 'data'), user);
      await forgetRecovery(path.join(to, UNFINISHED, 'data'));
    }
    await rename(path.join(to, UNFINISHED), path.join(to, 'postgres'));
    await syncFolder(to);
  } catch (error) {
    for (const name of await readdir(to)) await rm(path.join(to, name), { recursive: true, force: true });
    throw error;
  }
  const { base, segments, files } = plan;
  return { base: base.name, segments: segments.length, files: files.length, isRecovered: base.embedded };
}

async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StartupError(`${folder} is not a folder that can be read (${error.code}).`);
  });
  if (names.length > 0)
    throw new StartupError(`${folder} is not empty. Restore into a new folder: nothing is overwritten.`);
}

async function requireKey({ chain, base }: RestorePlan, keys: readonly string[]): Promise<void> {
  try {
    for await (const chunk of await openSealed(chain.archiveOf(base.name), keys)) {
      void chunk;
      break;
    }
  } catch (error) {
    throw new StartupError(
      `The backup cannot be decrypted with this key: it is not the private key of the public key that the backup was made for (${(error as Error).message}).`,
    );
  }
}

async function extract(plan: RestorePlan, { to, keys, until }: RestoreOptions, user: DatabaseUser): Promise<void> {
  const { chain, base } = plan;
  const checksums = new Map(base.files.map((file) => [file.path, file]));
  const place = (name: string) => path.join(to, name.replace(/^postgres(?=\/|$)/, UNFINISHED));
  for await (const entry of readTar(await openSealed(chain.archiveOf(base.name), keys))) {
    if (path.posix.normalize(entry.path).startsWith('..')) throw new StartupError('The backup names a file outside.');
    const isDatabases = entry.path.startsWith('postgres/data');
    if (entry.isFolder) await makeFolder(place(entry.path), isDatabases ? user : {});
    else {
      const sha256 = await writeOne(place(entry.path), entry.content, isDatabases ? user : {});
      requireChecksum(checksums.get(entry.path), sha256, entry.path);
      checksums.delete(entry.path);
    }
  }
  const [lost] = checksums.keys();
  if (lost !== undefined) throw new StartupError(`The base backup lacks the file ${lost}.`);

  const data = path.join(to, UNFINISHED, 'data');
  for (const { name } of plan.segments)
    await writeOne(path.join(data, 'pg_wal', name), await openSealed(chain.segmentFile(name), keys), user);
  await askForRecovery(data, until?.text, user);

  await mkdir(path.join(to, 'uploads'), { mode: 0o700 });
  for (const file of plan.files)
    await writeOne(path.join(to, 'uploads', file.key), await openSealed(chain.storedFile(file.key), keys), {});
  await syncFolder(path.join(to, 'uploads'));
}

function requireChecksum(known: BaseManifest['files'][number] | undefined, sha256: string, name: string): void {
  if (known?.sha256 !== sha256)
    throw new StartupError(`The file ${name} of the base backup does not have its checksum.`);
}

async function makeFolder(folder: string, user: DatabaseUser): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  // The database's account passes through the folder that is not its own.
  if (path.basename(folder) === UNFINISHED) await chmod(folder, 0o711);
}

async function writeOne(file: string, content: AsyncIterable<Uint8Array>, user: DatabaseUser): Promise<string> {
  const hash = createHash('sha256');
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      await handle.appendFile(chunk);
    }
    await handle.datasync();
    if (user.uid !== undefined) await handle.chown(user.uid, user.gid);
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

import { randomBytes } from 'node:crypto';
import { StartupError } from '../errors/startup-error.js';
import type { BackupSource } from './backup-source.js';
import { Chain } from './chain.js';

/** What is backed up, and where to. */
export interface BackupPlace {
  /** Folder of the backups. */
  dir: string;
  /** Public key of age, `age1…`. */
  recipient: string;
  /** Address of the role that backs up. */
  sourceUrl: string;
  /** Folder of the pictures and documents; undefined: they are in a bucket. */
  uploadsDir: string | undefined;
  /** Folder with the passwords of the embedded database and the secrets made by the server; undefined: another server. */
  embeddedDir: string | undefined;
}

interface Slot {
  name: string;
  lost: boolean;
}

const findSlots = (source: BackupSource) =>
  source.rows<Slot>(
    `select slot_name::text as name, coalesce(wal_status = 'lost', false) as lost from pg_replication_slots
      where slot_type = 'physical' and slot_name ~ '^backup_[0-9a-f]{12}$'`,
  );

/**
 * Returns the chain of the server that is backed up; undefined if it has none, so that the next base backup begins one.
 * A chain whose log the
 * server gave up, or which is for another public key, counts for none.
 * @throws StartupError if the server has one and the folder does not, such as that of a disk that is not mounted
 */
export async function findChain(source: BackupSource, { dir, recipient }: BackupPlace): Promise<Chain | undefined> {
  const [slots, chains] = [await findSlots(source), await Chain.all(dir)];
  const live = slots.filter(({ lost }) => !lost);
  const findOf = (some: readonly Slot[]) => chains.find(({ name }) => some.some((slot) => slot.name === name));
  const chain = findOf(live);
  if ((live.length > 0 && !chain) || (slots.length > 0 && !findOf(slots)))
    throw new StartupError(
      `The folder of the backups, ${dir}, has nothing of this server, which has backups. Is the disk mounted? To begin anew: npm run backup -- --new`,
    );
  return chain?.recipient === recipient ? chain : undefined;
}

/** Begins a chain: from now on the server keeps its write-ahead log until it is archived. Gives up what it kept for former ones. */
export async function beginChain(source: BackupSource, { dir, recipient }: BackupPlace): Promise<Chain> {
  for (const { name } of await findSlots(source)) await source.rows('select pg_drop_replication_slot($1)', [name]);
  const name = `backup_${randomBytes(6).toString('hex')}`;
  const chain = await Chain.create(dir, { name, recipient, at: await source.now() });
  await source.rows('select pg_create_physical_replication_slot($1, true)', [name]);
  return chain;
}

import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Clock } from '../../platform/time/clock.js';
import { isDatabaseUnavailable } from '../../platform/db/database.js';
import { findFileCheck, requireReadable } from '../../platform/scanning/file-scans.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import { sweepOrphans } from '../../platform/storage/sweep-orphans.js';

/** Age in milliseconds after which a file without a document counts as orphaned by a crash. */
const ORPHAN_AGE = 3_600_000;

/** Stores the content of documents: first the file, then the row that refers to it. A sweep deletes files without a row. */
export class DocumentFiles {
  constructor(private readonly parts: { em: EntityManager; storage: FileStorage; clock: Clock }) {}

  /** Makes a new random key. */
  newKey(): string {
    return `${randomUUID()}.document`;
  }

  /** Stores a file under a new random key, to which no row refers yet. */
  async store(bytes: Buffer): Promise<string> {
    const key = this.newKey();
    await this.parts.storage.put(key, bytes);
    return key;
  }

  /** Runs `work`, which may add a row that refers to a stored file, and deletes the file if no row does. */
  async naming<T extends { isNew: boolean }>(key: string | undefined, work: () => Promise<T>): Promise<T> {
    try {
      const done = await work();
      if (!done.isNew) await this.drop(key);
      return done;
    } catch (error) {
      // After a lost connection it is unknown whether the row was committed: leave the file to the sweep.
      if (!isDatabaseUnavailable(error)) await this.drop(key);
      throw error;
    }
  }

  /** Reads the content of a document. @throws AppError WRONG_STATE if it is being checked or quarantined; Error if the file is lost */
  async read(key: string): Promise<Buffer> {
    requireReadable(await findFileCheck(this.parts.em.fork(), key));
    const bytes = await this.parts.storage.get(key);
    if (!bytes) throw new Error('the content of a document is not in the storage');
    return bytes;
  }

  /** Deletes files without a document that are older than `ORPHAN_AGE`. */
  async sweep(): Promise<void> {
    const { em, storage, clock } = this.parts;
    await sweepOrphans(storage, {
      ending: 'document',
      before: new Date(clock.now().getTime() - ORPHAN_AGE),
      keysInUse: async (keys) => {
        const { rows } = await sql<{ key: string }>`select file_key as key from hospital_document
          where file_key = any(${keys}::text[])`.execute(em.fork().getKysely());
        return new Set(rows.map(({ key }) => key));
      },
    });
  }

  private async drop(key: string | undefined): Promise<void> {
    if (key !== undefined) await this.parts.storage.remove(key).catch(() => undefined); // the sweep deletes it otherwise
  }
}

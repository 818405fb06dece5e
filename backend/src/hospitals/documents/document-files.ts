import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.js';
import { isDatabaseUnavailable } from '../../platform/db/database.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import { sweepOrphans } from '../../platform/storage/sweep-orphans.js';

/** A file that no document names after this time was left by a crash, in milliseconds (UP-5). */
const ORPHAN_AGE = 3_600_000;

/** The content of documents: the file first, then the row that names it; what a crash leaves between the two is swept. */
export class DocumentFiles {
  constructor(private readonly parts: { em: EntityManager; storage: FileStorage; clock: Clock }) {}

  /** Stores a file under a new random key; nothing names it yet. */
  async store(bytes: Buffer): Promise<string> {
    const key = `${randomUUID()}.document`;
    await this.parts.storage.put(key, bytes);
    return key;
  }

  /** Does what names a stored file, or not; of what nothing names in the end the file goes. */
  async naming<T extends { isNew: boolean }>(key: string | undefined, work: () => Promise<T>): Promise<T> {
    try {
      const done = await work();
      if (!done.isNew) await this.drop(key);
      return done;
    } catch (error) {
      // Of a line that broke nobody knows whether the row was written: it stays, and is swept where nothing names it.
      if (!isDatabaseUnavailable(error)) await this.drop(key);
      throw error;
    }
  }

  /** The content of a document. @throws Error where it is lost */
  async read(key: string): Promise<Buffer> {
    const bytes = await this.parts.storage.get(key);
    if (!bytes) throw new Error('the content of a document is not in the storage');
    return bytes;
  }

  /** Removes files that no document names, once they are old enough that nothing is about to. */
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
    if (key !== undefined) await this.parts.storage.remove(key).catch(() => undefined); // else the sweep finds it
  }
}

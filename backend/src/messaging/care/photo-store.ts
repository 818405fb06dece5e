import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { isDatabaseUnavailable } from '../../platform/db/database.js';
import { Semaphore } from '../../platform/limits/semaphore.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import { sweepOrphans } from '../../platform/storage/sweep-orphans.js';
import type { Clock } from '../../platform/time/clock.js';
import type { PhotoContent } from './photo-content.js';

/** Milliseconds after which a picture that was not sent is deleted, and bytes without a row count as left by a crash. */
const UNSENT_MS = 3_600_000;

/** Returns the time before which a picture that was not sent is gone. */
export const unsentBefore = (now: Date) => new Date(now.getTime() - UNSENT_MS);

/** Stores pictures of messages: first the bytes, then the row that refers to them. A sweep deletes bytes without a row. */
export class PhotoStore {
  /** Decoding a picture of 32 megapixels takes about 200 MB, so one runs at a time. */
  private readonly decoder = new Semaphore(1);

  constructor(private readonly parts: { em: EntityManager; storage: FileStorage; clock: Clock }) {}

  /** Makes what is stored of an upload. @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE */
  async read(upload: Buffer): Promise<PhotoContent> {
    // Loaded on first use, because many processes decode no pictures.
    const { toPhoto } = await import('./photo-content.js');
    return this.decoder.pass(() => toPhoto(upload));
  }

  /** Stores bytes under a new random key, and deletes them if `work`, which adds the row, fails. */
  async naming<T>({ bytes }: PhotoContent, work: (fileKey: string) => Promise<T>): Promise<T> {
    const key = `${randomUUID()}.care`;
    await this.parts.storage.put(key, bytes);
    try {
      return await work(key);
    } catch (error) {
      // After a lost connection it is unknown whether the row was committed: leave the bytes to the sweep.
      if (!isDatabaseUnavailable(error)) await this.drop([key]);
      throw error;
    }
  }

  /** Returns stored bytes. @throws Error if they are lost */
  async get(key: string): Promise<Buffer> {
    const bytes = await this.parts.storage.get(key);
    if (!bytes) throw new Error('a picture of a message is not in the storage');
    return bytes;
  }

  /** Deletes the rows of a message's pictures; returns the keys of their bytes, to be deleted after the commit. */
  async forget(tx: EntityManager, messageId: string): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`
      delete from care_photo where message_id = ${messageId} returning file_key as key`.execute(tx.getKysely());
    return rows.map(({ key }) => key);
  }

  /** Deletes bytes; those of a failed deletion are left to the sweep. */
  async drop(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.parts.storage.remove(key).catch(() => undefined);
  }

  /** Deletes pictures that were not sent within an hour, then bytes without a row. */
  async sweep(): Promise<void> {
    const { em, storage, clock } = this.parts;
    const before = unsentBefore(clock.now());
    const { rows } = await sql<{ key: string }>`
      delete from care_photo where message_id is null and added_at <= ${before} returning file_key as key`.execute(
      em.fork().getKysely(),
    );
    await this.drop(rows.map(({ key }) => key));
    await sweepOrphans(storage, {
      ending: 'care',
      before,
      keysInUse: async (keys) => {
        const used = await sql<{ key: string }>`select file_key as key from care_photo
          where file_key = any(${keys}::text[])`.execute(em.fork().getKysely());
        return new Set(used.rows.map(({ key }) => key));
      },
    });
  }
}

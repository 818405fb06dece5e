import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { isDatabaseUnavailable } from '../../platform/db/database.js';
import { Semaphore } from '../../platform/limits/semaphore.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import { sweepOrphans } from '../../platform/storage/sweep-orphans.js';
import type { Clock } from '../../platform/time/clock.js';
import type { FileType } from './clinical-file.entity.js';
import type { FileContent } from './file-content.js';
import { goneBefore } from './file-state.js';

/** Age in milliseconds after which a stored file without a row counts as orphaned by a crash. */
const ORPHAN_AGE = 3_600_000;

/** Stored content to which no row refers yet. */
export interface StoredContent {
  mediaType: FileType;
  size: number;
  hash: string;
  fileKey: string;
  thumbnailKey: string | null;
}

/** Stores the content of files: first the bytes, then the row that refers to them. A sweep deletes bytes without a row. */
export class FileStore {
  /** Decoding a picture of 32 megapixels takes about 200 MB, so one runs at a time. */
  private readonly decoder = new Semaphore(1);
  /** A list asks for up to 100 hashes at once, each of up to 20 MB in memory. */
  private readonly hasher = new Semaphore(2);

  constructor(private readonly parts: { em: EntityManager; storage: FileStorage; clock: Clock }) {}

  /** Makes what is stored of an upload. @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE */
  async read(upload: Buffer): Promise<FileContent> {
    // Loaded on first use, because many processes decode no pictures.
    const { readContent } = await import('./file-content.js');
    return this.decoder.pass(() => readContent(upload));
  }

  /** Stores content under new random keys. */
  async put({ mediaType, bytes, thumbnail }: FileContent): Promise<StoredContent> {
    const fileKey = await this.putBytes(bytes);
    const thumbnailKey = thumbnail && (await this.putBytes(thumbnail));
    return { mediaType, size: bytes.length, hash: sha256(bytes), fileKey, thumbnailKey };
  }

  /** Runs `work`, which may add a row that refers to stored content, and deletes the content if no row does. */
  async naming<T extends { isNew: boolean }>(stored: StoredContent | undefined, work: () => Promise<T>): Promise<T> {
    try {
      const done = await work();
      if (!done.isNew) await this.drop(stored);
      return done;
    } catch (error) {
      // After a lost connection it is unknown whether the row was committed: leave the bytes to the sweep.
      if (!isDatabaseUnavailable(error)) await this.drop(stored);
      throw error;
    }
  }

  /** Returns stored bytes. @throws Error if they are lost */
  async get(key: string): Promise<Buffer> {
    const bytes = await this.parts.storage.get(key);
    if (!bytes) throw new Error('the content of a clinical file is not in the storage');
    return bytes;
  }

  /** Returns the SHA-256 of stored bytes, in hex; empty if they are lost. */
  async hashOf(key: string): Promise<string> {
    return this.hasher.pass(async () => {
      const bytes = await this.parts.storage.get(key);
      return bytes ? sha256(bytes) : '';
    });
  }

  /** Deletes files that were removed 30 days ago, then bytes without a row. */
  async sweep(): Promise<void> {
    const { em, storage, clock } = this.parts;
    const now = clock.now();
    const { rows } = await sql<Pick<StoredContent, 'fileKey' | 'thumbnailKey'>>`
      delete from clinical_file where removed_at < ${goneBefore(now)}
      returning file_key as "fileKey", thumbnail_key as "thumbnailKey"`.execute(em.fork().getKysely());
    for (const row of rows) await this.drop(row);
    await sweepOrphans(storage, {
      ending: 'clinical',
      before: new Date(now.getTime() - ORPHAN_AGE),
      keysInUse: async (keys) => {
        const { rows } = await sql<{ key: string }>`
          select file_key as key from clinical_file where file_key = any(${keys}::text[])
          union all select thumbnail_key from clinical_file where thumbnail_key = any(${keys}::text[])`.execute(
          em.fork().getKysely(),
        );
        return new Set(rows.map(({ key }) => key));
      },
    });
  }

  private async putBytes(bytes: Buffer): Promise<string> {
    const key = `${randomUUID()}.clinical`;
    await this.parts.storage.put(key, bytes);
    return key;
  }

  private async drop(stored: Pick<StoredContent, 'fileKey' | 'thumbnailKey'> | undefined): Promise<void> {
    for (const key of stored ? [stored.fileKey, stored.thumbnailKey] : [])
      if (key) await this.parts.storage.remove(key).catch(() => undefined); // the sweep deletes it otherwise
  }
}

/** SHA-256 of bytes, in hex. */
export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

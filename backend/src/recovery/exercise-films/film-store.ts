import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isDatabaseUnavailable } from '../../platform/db/database.js';
import { Semaphore } from '../../platform/limits/semaphore.js';
import type { BytePart, FileStorage } from '../../platform/storage/file-storage.js';
import { sweepOrphans } from '../../platform/storage/sweep-orphans.js';
import type { Clock } from '../../platform/time/clock.js';
import type { FilmFacts } from '../film-check/check-film.js';
import { checkInThread } from '../film-check/check-in-thread.js';
import { keysInUse } from './film.queries.js';

/** Age in milliseconds after which a stored file without a row counts as orphaned by a crash. */
const ORPHAN_AGE = 3_600_000;

/** Keys of a film's files in the storage. */
export interface FilmKeys {
  fileKey: string;
  posterKey: string | null;
}

/** A stored film to which no row refers yet. */
export interface StoredFilm extends FilmKeys, FilmFacts {
  bytes: number;
  hash: string;
  posterBytes: number | null;
  posterHash: string | null;
}

/** Stores films and their posters: first the bytes, then the row that refers to them. A sweep deletes bytes without a row. */
export class FilmStore {
  /** A film of 30 MB is in memory while it is checked, so one is checked at a time. */
  private readonly checker = new Semaphore(1);

  constructor(private readonly parts: { em: EntityManager; storage: FileStorage; clock: Clock }) {}

  /** Checks uploaded files and stores them under new random keys. @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, BAD_INPUT */
  async put(filmPath: string, posterPath: string | undefined): Promise<StoredFilm> {
    return this.checker.pass(async () => {
      const facts = await checkInThread(filmPath);
      const film = await readFile(filmPath);
      // Loaded on first use, because many processes decode no pictures.
      const { toPoster } = await import('./poster-image.js');
      const poster = posterPath === undefined ? null : await toPoster(await readFile(posterPath));
      const fileKey = await this.putBytes(film);
      const posterKey = poster && (await this.naming({ fileKey, posterKey: null }, () => this.putBytes(poster)));
      return {
        ...facts,
        bytes: film.length,
        hash: sha256(film),
        fileKey,
        posterKey,
        posterBytes: poster && poster.length,
        posterHash: poster && sha256(poster),
      };
    });
  }

  /** Runs `work`, after which a row refers to what is stored, or will, and deletes what is stored if that fails. */
  async naming<T>(stored: FilmKeys, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      // After a lost connection it is unknown whether the row was committed: leave the bytes to the sweep.
      if (!isDatabaseUnavailable(error)) await this.drop(stored);
      throw error;
    }
  }

  /** Opens a part of a stored file; undefined if it was deleted. */
  open(key: string, part: BytePart): Promise<Readable | undefined> {
    return this.parts.storage.open(key, part);
  }

  /** Deletes the files of a film that no row refers to any more. */
  async drop({ fileKey, posterKey }: FilmKeys): Promise<void> {
    for (const key of [fileKey, posterKey]) if (key) await this.parts.storage.remove(key).catch(() => undefined); // the sweep deletes it otherwise
  }

  /** Deletes files without a row. */
  async sweep(): Promise<void> {
    const { em, storage, clock } = this.parts;
    await sweepOrphans(storage, {
      ending: 'film',
      before: new Date(clock.now().getTime() - ORPHAN_AGE),
      keysInUse: (keys) => keysInUse(em.fork(), keys),
    });
  }

  private async putBytes(bytes: Buffer): Promise<string> {
    const key = `${randomUUID()}.film`;
    await this.parts.storage.put(key, bytes);
    return key;
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

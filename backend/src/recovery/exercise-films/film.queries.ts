import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { FilmKeys, StoredFilm } from './film-store.js';

/** What is needed to serve a film and its poster. */
export interface ServedFilm extends FilmKeys {
  mediaType: string;
  bytes: number;
  hash: string;
  posterBytes: number | null;
  posterHash: string | null;
}

/** Finds the film of an entry by key; null for an entry without one, undefined for an unknown key. */
export async function findFilm(em: EntityManager, key: string): Promise<ServedFilm | null | undefined> {
  // PostgreSQL has no text with a zero byte.
  if (key.includes('\0')) return undefined;
  const { rows } = await sql<ServedFilm & { hash: string | null }>`
    select v.media_type as "mediaType", v.bytes, v.hash, v.file_key as "fileKey", v.poster_key as "posterKey",
      v.poster_bytes as "posterBytes", v.poster_hash as "posterHash"
    from exercise e left join exercise_video v on v.exercise_id = e.id where e.key = ${key}`.execute(em.getKysely());
  const [row] = rows;
  return row && (row.hash === null ? null : row);
}

/** Writes the film of an entry in place of the former one, whose keys it returns. */
export async function writeFilm(
  tx: EntityManager,
  exerciseId: string,
  { film, by, at }: { film: StoredFilm; by: string; at: Date },
): Promise<FilmKeys | undefined> {
  const former = await deleteFilm(tx, exerciseId);
  await sql`insert into exercise_video (exercise_id, media_type, seconds, width, height, bytes, hash, file_key, poster_key,
      poster_bytes, poster_hash, uploaded_by_id, uploaded_at)
    values (${exerciseId}, ${film.mediaType}, ${film.seconds}, ${film.width}, ${film.height}, ${film.bytes}, ${film.hash},
      ${film.fileKey}, ${film.posterKey}, ${film.posterBytes}, ${film.posterHash}, ${by}, ${at})`.execute(
    tx.getKysely(),
  );
  return former;
}

/** Deletes the row of an entry's film, and returns the keys of its files; undefined if there was none. */
export async function deleteFilm(tx: EntityManager, exerciseId: string): Promise<FilmKeys | undefined> {
  const { rows } = await sql<FilmKeys>`delete from exercise_video where exercise_id = ${exerciseId}
    returning file_key as "fileKey", poster_key as "posterKey"`.execute(tx.getKysely());
  return rows[0];
}

/** Returns which of the keys a row refers to. */
export async function keysInUse(em: EntityManager, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from exercise_video where file_key = any(${[...keys]}::text[])
    union all select poster_key from exercise_video where poster_key = any(${[...keys]}::text[])`.execute(
    em.getKysely(),
  );
  return new Set(rows.map(({ key }) => key));
}

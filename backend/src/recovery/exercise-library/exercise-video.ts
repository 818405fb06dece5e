import { sql } from 'kysely';

/** Facts of an exercise's film. */
export interface VideoRow {
  mediaType: string;
  seconds: number;
  width: number;
  height: number;
  bytes: number;
  /** SHA-256, in hex. */
  hash: string;
  /** Null without a poster. */
  posterHash: string | null;
}

/** A film as it is shown. */
export interface ExerciseVideo extends Omit<VideoRow, 'hash' | 'posterHash'> {
  url: string;
  posterUrl: string | null;
}

/** SQL of the film of an entry `e` as JSON; null without one. */
export const videoOfEntry = sql<VideoRow | null>`(select jsonb_build_object('mediaType', v.media_type, 'seconds', v.seconds,
  'width', v.width, 'height', v.height, 'bytes', v.bytes, 'hash', v.hash, 'posterHash', v.poster_hash)
  from exercise_video v where v.exercise_id = e.id)`;

/** Length of the part of a hash that distinguishes the addresses of films. */
const VERSION = 12;

/** Maps the film of an entry; its addresses change with its bytes, so that a page loads a new one. */
export function toExerciseVideo(key: string, row: VideoRow | null): ExerciseVideo | null {
  if (!row) return null;
  const { hash, posterHash, ...facts } = row;
  const addressOf = (part: string, sum: string) =>
    `/api/v1/exercises/${encodeURIComponent(key)}/${part}?v=${sum.slice(0, VERSION)}`;
  return { ...facts, url: addressOf('video', hash), posterUrl: posterHash && addressOf('poster', posterHash) };
}

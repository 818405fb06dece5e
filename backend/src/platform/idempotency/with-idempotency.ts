import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { takeAdvisoryLock } from '../db/advisory-lock.js';
import { AppError } from '../errors.js';
import { reasonFor } from '../reasons/reason.js';
import { bodyHash } from './body-hash.js';

/** A request with a key of its sender's. */
export interface KeyedRequest {
  actorId: string;
  key: string;
  /** What was asked for, parsed. */
  body: unknown;
}

/** An answer as it is kept: its moments are text. */
export type StoredResponse<T> = {
  [Name in keyof T]: T[Name] extends Date ? string : T[Name] extends Date | null ? string | null : T[Name];
};

/**
 * Idempotency keys: does a thing once for each key of an actor within 24 hours (ID-1): the first request does it and keeps what it is
 * answered, in its own transaction; a repeated one gets that answer, whatever has become of the thing since. Two at once wait for each
 * other.
 * @throws AppError IDEMPOTENCY_KEY_REUSED when the key came with another body before
 */
export async function withIdempotency<T extends { id: string }>(
  tx: EntityManager,
  { actorId, key, body }: KeyedRequest,
  make: () => Promise<T>,
  revive: (kept: StoredResponse<T>) => T,
): Promise<T> {
  const db = tx.getKysely();
  const hash = bodyHash(body);
  await takeAdvisoryLock(tx, `${actorId} ${key}`);
  await sql`delete from idempotency_key where actor_id = ${actorId} and key = ${key} and created_at < now() - interval '24 hours'`.execute(
    db,
  );
  const { rows } = await sql<{ body_hash: string; answer: StoredResponse<T> | null }>`
    select body_hash, answer from idempotency_key where actor_id = ${actorId} and key = ${key}`.execute(db);
  const [before] = rows;
  if (before && before.body_hash !== hash) {
    throw new AppError('IDEMPOTENCY_KEY_REUSED', reasonFor('IDEMPOTENCY_KEY_REUSED'));
  }
  if (before?.answer) return revive(before.answer);
  // Kept by a version that stored no answers.
  if (before) throw new AppError('WRONG_STATE', reasonFor('DONE_ALREADY'));
  const answer = await make();
  await sql`insert into idempotency_key (actor_id, key, body_hash, subject_id, answer)
    values (${actorId}, ${key}, ${hash}, ${answer.id}, ${JSON.stringify(answer)}::jsonb)`.execute(db);
  return answer;
}

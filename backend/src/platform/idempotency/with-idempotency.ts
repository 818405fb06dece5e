import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { takeAdvisoryLock } from '../db/locked.js';
import { AppError } from '../errors/errors.js';
import { reasonFor } from '../errors/reason.js';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** Request with an idempotency key. */
export interface KeyedRequest {
  actorId: string;
  key: string;
  /** Parsed input. */
  body: unknown;
}

/** Response as stored; timestamps are text. */
export type StoredResponse<T> = {
  [Name in keyof T]: T[Name] extends Date ? string : T[Name] extends Date | null ? string | null : T[Name];
};

/**
 * Runs an operation once per actor and idempotency key within 24 hours. The first request stores its response in its own transaction; a
 * repeated one gets that response, even if the row has changed since. Concurrent ones wait for each other.
 * @throws AppError IDEMPOTENCY_KEY_REUSED if the key was used with another body
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
  // Stored by a version that kept no responses.
  if (before) throw new AppError('WRONG_STATE', reasonFor('DONE_ALREADY'));
  const answer = await make();
  await sql`insert into idempotency_key (actor_id, key, body_hash, subject_id, answer)
    values (${actorId}, ${key}, ${hash}, ${answer.id}, ${JSON.stringify(answer)}::jsonb)`.execute(db);
  return answer;
}

/** Returns a hash of a parsed request body, to compare a repeated request with the first one. */
export function bodyHash(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/** Deletes expired idempotency keys; the stored responses contain patient names. */
export async function sweepIdempotencyKeys(pool: Pool): Promise<void> {
  await pool.query(`delete from idempotency_key where created_at < now() - interval '24 hours'`);
}

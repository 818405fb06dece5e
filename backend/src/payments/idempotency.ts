import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../errors.js';

/**
 * Does a thing once for each key of an actor within 24 hours (ID-1): the first request does it and keeps the id of what it made,
 * in its own transaction; a repeated one gets that id. Two at once wait for each other on the key's row.
 * @throws AppError IDEMPOTENCY_KEY_REUSED when the key came with another body before
 */
export async function once(
  tx: EntityManager,
  { actorId, key, body }: { actorId: string; key: string; body: unknown },
  make: () => Promise<string>,
): Promise<{ id: string; repeated: boolean }> {
  const db = tx.getKysely();
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${actorId} ${key}`}, 0))`.execute(db);
  await sql`delete from idempotency_key where actor_id = ${actorId} and key = ${key} and created_at < now() - interval '24 hours'`.execute(
    db,
  );
  const { rows } = await sql<{ body_hash: string; subject_id: string }>`
    select body_hash, subject_id from idempotency_key where actor_id = ${actorId} and key = ${key}`.execute(db);
  const [before] = rows;
  if (before && before.body_hash !== hash) {
    throw new AppError(
      'IDEMPOTENCY_KEY_REUSED',
      'This idempotency key was used for something else. Please use a new one.',
    );
  }
  if (before) return { id: before.subject_id, repeated: true };
  const id = await make();
  await sql`insert into idempotency_key (actor_id, key, body_hash, subject_id) values (${actorId}, ${key}, ${hash}, ${id})`.execute(
    db,
  );
  return { id, repeated: false };
}

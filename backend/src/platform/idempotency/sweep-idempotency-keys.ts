import type { Pool } from 'pg';

/** Forgets the keys by which no repeated request is answered any more (ID-1); their answers hold what patients are called. */
export async function sweepIdempotencyKeys(pool: Pool): Promise<void> {
  await pool.query(`delete from idempotency_key where created_at < now() - interval '24 hours'`);
}

import type { Pool } from 'pg';

/** Deletes expired idempotency keys; the stored responses contain patient names. */
export async function sweepIdempotencyKeys(pool: Pool): Promise<void> {
  await pool.query(`delete from idempotency_key where created_at < now() - interval '24 hours'`);
}

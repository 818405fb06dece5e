import type { Pool } from 'pg';

/** Books the refunds that a server of the former version marked while this one started, which knows no rows of them (clinic §8). */
export async function bookMissingRefunds(pool: Pool): Promise<void> {
  await pool.query('select book_missing_refunds()');
}

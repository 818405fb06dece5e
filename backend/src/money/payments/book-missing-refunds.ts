import type { Pool } from 'pg';

/**
 * Creates the refund rows of payments that a server of an earlier version marked as refunded during a rolling update.
 */
export async function bookMissingRefunds(pool: Pool): Promise<void> {
  await pool.query('select book_missing_refunds()');
}

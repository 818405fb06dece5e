import type { Pool } from 'pg';
import type { Clock } from '../../platform/time/clock.js';

/** Deletes visitors' messages after 180 days, whatever their status. */
export async function sweepContactMessages(pool: Pool, clock: Clock): Promise<void> {
  await pool.query(`delete from contact_message where received_at < $1::timestamptz - interval '180 days'`, [
    clock.now(),
  ]);
}

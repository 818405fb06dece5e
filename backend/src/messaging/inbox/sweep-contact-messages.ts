import type { Pool } from 'pg';
import type { Clock } from '../../platform/clock.js';

/** Erases what visitors wrote after 180 days, whatever has become of it (clinic §6). */
export async function sweepContactMessages(pool: Pool, clock: Clock): Promise<void> {
  await pool.query(`delete from contact_message where received_at < $1::timestamptz - interval '180 days'`, [
    clock.now(),
  ]);
}

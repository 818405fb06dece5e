import type { Pool } from 'pg';
import type { Clock } from '../clock.js';

/**
 * Empties number and text of what was written more than 180 days ago; kind and status stay (clinic §5). What still waits, such as the
 * reminder of a session that was booked a year ahead, is emptied once it has left.
 */
export async function sweepMessages(pool: Pool, clock: Clock): Promise<void> {
  await pool.query(
    `update message set recipient = '', text = ''
     where recipient <> '' and status <> 'QUEUED' and created_at < $1::timestamptz - interval '180 days'`,
    [clock.now()],
  );
}

import type { Pool } from 'pg';
import type { Clock } from '../../platform/clock.js';

/**
 * Empties number and text of what was written more than 180 days ago; kind and status stay (clinic §5). What still waits, such as the
 * reminder of a session that was booked a year ahead, is emptied once it has left; what could not leave for so long is given up. The key
 * of an older message may hold the number.
 */
export async function sweepMessages(pool: Pool, clock: Clock): Promise<void> {
  await pool.query(
    `update message set recipient = '', text = '', dedup_key = replace(dedup_key, recipient, id::text),
       error = case when status = 'QUEUED' then 'It could not be sent within 180 days.' else error end,
       status = case when status = 'QUEUED' then 'FAILED' else status end
     where recipient <> '' and created_at < $1::timestamptz - interval '180 days'
       and (status <> 'QUEUED' or send_after < $1::timestamptz - interval '180 days')`,
    [clock.now()],
  );
}

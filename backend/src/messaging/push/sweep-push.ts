import type { Pool } from 'pg';
import type { Clock } from '../../platform/time/clock.js';

/** Deletes pushes after a week: a browser asks for those of the last day. The message says whether it was taken. */
export async function sweepPush(pool: Pool, clock: Clock): Promise<void> {
  await pool.query(
    `delete from push_notice where status <> 'QUEUED' and created_at < $1::timestamptz - interval '7 days'`,
    [clock.now()],
  );
}

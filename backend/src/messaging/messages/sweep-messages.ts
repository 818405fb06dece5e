import type { Pool } from 'pg';
import type { Clock } from '../../platform/time/clock.js';

/**
 * Erases number, address, text and values of messages after 180 days; keeps kind and status. A message that is not due yet, such as the
 * reminder of a session a year ahead, is erased after it was sent; one overdue for 180 days fails. Also replaces the
 * number in deduplication keys, which older messages may hold, and erases the providers' ids of tries: those of WhatsApp hold it.
 */
export async function sweepMessages(pool: Pool, clock: Clock): Promise<void> {
  await pool.query(
    `update message set recipient = '', text = '', text_values = '{}', content = null, dedup_key = replace(dedup_key, recipient, id::text),
       error = case when status = 'QUEUED' then 'It could not be sent within 180 days.' else error end,
       status = case when status = 'QUEUED' then 'FAILED' else status end
     where recipient <> '' and created_at < $1::timestamptz - interval '180 days'
       and (status <> 'QUEUED' or send_after < $1::timestamptz - interval '180 days')`,
    [clock.now()],
  );
  await pool.query(
    `update message_try t set reference = null from message m
     where m.id = t.message_id and m.recipient = '' and t.reference is not null`,
  );
}

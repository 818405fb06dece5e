import type { Pool } from 'pg';

/**
 * Indexes of tables that are too large to be locked while they are read. They are made after the migrations, which are transactions, while
 * the former version goes on writing.
 */
export const largeIndexes = {
  // What a source of HL7 v2 messages changed in a span of time, for the breach report.
  audit_event_source: 'audit_event (source_id, at) where source_id is not null',
} as const;

/** Makes the indexes that are missing, and those anew that an interrupted run left unfinished. */
export async function makeLargeIndexes(pool: Pool, signal: AbortSignal | undefined): Promise<void> {
  const client = await pool.connect();
  try {
    // Making one waits for the transactions of its time, of which an export may take minutes; nobody waits for it.
    await client.query('set lock_timeout = 0');
    for (const [name, of] of Object.entries(largeIndexes)) {
      signal?.throwIfAborted();
      const { rows } = await client.query<{ indisvalid: boolean }>(
        'select indisvalid from pg_index where indexrelid = to_regclass($1)',
        [name],
      );
      if (rows[0]?.indisvalid) continue;
      if (rows[0]) await client.query(`drop index concurrently ${name}`);
      await client.query(`create index concurrently ${name} on ${of}`);
    }
  } finally {
    // The timeout is of this work alone.
    client.release(true);
  }
}

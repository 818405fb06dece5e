import type { Pool } from 'pg';

/**
 * Runs work unless another process is running it, by a session-level advisory lock: the work may use further connections, and the lock ends
 * with its own one in any case.
 * @param key key of the lock
 */
export async function inOneProcess(pool: Pool, key: number, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [key]);
    if (!rows[0]?.ours) return;
    await work();
    await client.query('select pg_advisory_unlock($1)', [key]);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

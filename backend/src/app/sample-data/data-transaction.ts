import type { PoolClient } from 'pg';
import type { Database } from '../../platform/db/database.js';

/** An arbitrary number that only the loaders of data lock: they look what is there before they add to it. */
const DATA_LOCK = 7_406_222;

/**
 * Runs `work` in one transaction, after every other loader of data: all of it is there afterwards, or nothing. It may
 * take its time, unlike a request.
 */
export async function inDataTransaction<T>({ pool }: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`set local ${limit} = 0`);
    await client.query('select pg_advisory_xact_lock($1)', [DATA_LOCK]);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The connection goes, and with it whatever the transaction had done.
    client.release(true);
    throw error;
  }
}

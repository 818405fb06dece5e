import type { PoolClient } from 'pg';
import type { Database } from '../../platform/db/database.js';

/** Key of the advisory lock that serializes data loaders: they read existing data before they insert. */
const DATA_LOCK = 7_406_222;

/** Runs `work` in one transaction, serialized with other data loaders, without the timeouts of requests. */
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
    // Close the connection, which rolls the transaction back.
    client.release(true);
    throw error;
  }
}

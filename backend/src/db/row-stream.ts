import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import QueryStream from 'pg-query-stream';

/**
 * Rows by a cursor, in batches and only as fast as they are taken, on a connection of their own; it goes back when the stream ends,
 * and is dropped when the reader leaves before (EX-2).
 */
export async function streamRows<Row>(pool: Pool, text: string, values: unknown[] = []): Promise<AsyncIterable<Row>> {
  const client = await pool.connect();
  const stream: Readable = client.query(new QueryStream(text, values, { batchSize: 500 }));
  stream.once('close', () => client.release());
  return stream;
}

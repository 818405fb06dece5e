import { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import QueryStream from 'pg-query-stream';

/** Query in parts, so that its rows can be counted before the first is read. */
export interface RowQuery {
  columns: string;
  /** The FROM clause with its conditions, without the keyword. */
  source: string;
  order: string;
  /** Expression that identifies a row in its present state: its id and its revision. */
  identity: string;
  values?: unknown[];
}

/** The identity of a row, which each row of a stream has beside its columns. */
export interface IdentifiedRow {
  rowIdentity: string;
}

/** Rows read on demand; `destroy` discards the rest. */
export interface RowStream<Row> extends AsyncIterable<Row> {
  /** Number of rows, in the same snapshot as the rows. */
  readonly total: number;
  /** SHA-256, in hex, of the identities of all rows, one per line in their order; empty if there are more than `most`. */
  readonly hash: string;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * Cursor stream that ends when its connection is lost, or when its statement fails before the first read. The driver's own would wait
 * forever for the answer to a portal's close.
 */
class CursorStream extends QueryStream {
  total = 0;
  hash = '';
  /** Error that ended the connection. */
  lostBy: Error | undefined;
  private finish: (() => void) | undefined;

  override _destroy(reason: Error | null, done: (error?: Error | null) => void): void {
    this.finish = () => done(reason);
    // A failed stream ends its connection, and its portal with it.
    if (this.lostBy ?? reason) this.finish();
    else super._destroy(null as unknown as Error, () => this.finish?.());
  }

  lose(error: Error): void {
    this.lostBy = error;
    if (!this.finish) this.destroy(error);
    else if (!this.closed) this.finish();
  }
}

/** Timeout of the whole stream, in milliseconds; statement_timeout would include the time that a reader pauses. */
const LONGEST = 600_000;

/**
 * Streams rows by a cursor, in batches and on demand, on their own connection. The connection is released when the stream ends or its
 * reader leaves, and destroyed when it fails. If there are more than `most` rows, they are counted but not hashed, since hashing would take
 * seconds for an export that is refused.
 */
export async function streamRows<Row>(
  pool: Pool,
  { columns, source, order, identity, values = [] }: RowQuery,
  most: number,
): Promise<RowStream<Row & IdentifiedRow>> {
  const client = await pool.connect();
  const text = `select ${columns}, (${identity})::text as "rowIdentity" from ${source} order by ${order}`;
  const stream = new CursorStream(text, values, { batchSize: 500 });
  // A failure before the first read is thrown at the first read.
  stream.on('error', () => undefined);
  const lose = (error: Error) => stream.lose(error);
  client.on('error', lose);
  const giveBack = (failure?: Error) => {
    client.release(failure);
    client.off('error', lose);
  };
  try {
    // One snapshot for the count, the hash and the rows.
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ total: number }>(`select count(*)::int as total from ${source}`, values);
    stream.total = rows[0]?.total ?? 0;
    if (stream.total <= most) stream.hash = await hashOf(client, { source, order, identity, values });
    await client.query(`set local statement_timeout = ${LONGEST}`);
  } catch (error) {
    giveBack(error as Error);
    throw error;
  }
  stream.once('close', () => {
    const failure = stream.lostBy ?? stream.errored;
    if (failure) giveBack(failure);
    else client.query('commit').then(() => giveBack(), giveBack);
  });
  return client.query(stream);
}

async function hashOf(
  client: PoolClient,
  { source, order, identity, values }: Omit<RowQuery, 'columns'>,
): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    `select encode(sha256(convert_to(coalesce(string_agg(r.identity, E'\\n' order by r.place), ''), 'UTF8')), 'hex') as hash
     from (select ${identity} as identity, row_number() over (order by ${order}) as place from ${source}) r`,
    values,
  );
  return rows[0]?.hash ?? '';
}

/** Converts rows to a text stream. Destroying it also destroys the rows, even before the first read. */
export function textOf<Row>(
  rows: RowStream<Row>,
  pieces: (rows: AsyncIterable<Row>) => AsyncIterable<string>,
): Readable {
  const text = Readable.from(pieces(rows));
  text.once('close', () => rows.destroy());
  return text;
}

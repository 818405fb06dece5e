import { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import QueryStream from 'pg-query-stream';

/** A query in its parts, so that its rows can be counted before the first is read. */
export interface RowQuery {
  columns: string;
  /** What stands behind `from`, with its conditions. */
  source: string;
  order: string;
  /** What tells a row in its present state from any other: its id, and what counts its changes. */
  identity: string;
  values?: unknown[];
}

/** Rows that come as they are taken; `destroy` gives up what is left of them. */
export interface RowStream<Row> extends AsyncIterable<Row> {
  /** How many there are, of the same moment as the rows. */
  readonly total: number;
  /** SHA-256, in hex, of the identity of each of them, a line for each in their order; empty when there are too many. */
  readonly hash: string;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** A cursor that also ends when its connection is lost: the driver's own would wait for an answer of the database for ever. */
class CursorStream extends QueryStream {
  total = 0;
  hash = '';
  /** What ended the connection. */
  lostBy: Error | undefined;
  private finish: (() => void) | undefined;

  override _destroy(reason: Error | null, done: (error?: Error | null) => void): void {
    this.finish = () => done(reason);
    if (this.lostBy) this.finish();
    else super._destroy(reason as Error, () => this.finish?.());
  }

  lose(error: Error): void {
    this.lostBy = error;
    if (!this.finish) this.destroy(error);
    else if (!this.closed) this.finish();
  }
}

/** How long all rows together may take, in milliseconds: a statement's own time goes on while their reader takes a pause. */
const LONGEST = 600_000;

/**
 * Rows by a cursor, in batches and only as fast as they are taken, on a connection of their own; it goes back when the stream ends
 * or its reader leaves before, and is dropped when it fails (EX-2). More rows than `most` are counted and not hashed, which would
 * take seconds for rows that are to be refused.
 */
export async function streamRows<Row>(
  pool: Pool,
  { columns, source, order, identity, values = [] }: RowQuery,
  most: number,
): Promise<RowStream<Row>> {
  const client = await pool.connect();
  const text = `select ${columns} from ${source} order by ${order}`;
  const stream = new CursorStream(text, values, { batchSize: 500 });
  // What fails before the first row is asked for is told to whoever asks for it.
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
    `select encode(sha256(convert_to(coalesce(string_agg(${identity}, E'\\n' order by ${order}), ''), 'UTF8')), 'hex') as hash
     from ${source}`,
    values,
  );
  return rows[0]?.hash ?? '';
}

/** Text that is made of rows while they come. Whoever leaves it leaves the rows too, even before the first one was asked for. */
export function textOf<Row>(
  rows: RowStream<Row>,
  pieces: (rows: AsyncIterable<Row>) => AsyncIterable<string>,
): Readable {
  const text = Readable.from(pieces(rows));
  text.once('close', () => rows.destroy());
  return text;
}

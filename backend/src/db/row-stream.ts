import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import QueryStream from 'pg-query-stream';

/** Rows that come as they are taken; `destroy` gives up what is left of them. */
export interface RowStream<Row> extends AsyncIterable<Row> {
  destroy(): unknown;
}

/** A cursor that also ends when its connection is lost: the driver's own would wait for an answer of the database for ever. */
class CursorStream extends QueryStream {
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

/**
 * Rows by a cursor, in batches and only as fast as they are taken, on a connection of their own; it goes back when the stream ends
 * or its reader leaves before, and is dropped when it fails (EX-2).
 */
export async function streamRows<Row>(pool: Pool, text: string, values: unknown[] = []): Promise<RowStream<Row>> {
  const client = await pool.connect();
  const stream = client.query(new CursorStream(text, values, { batchSize: 500 }));
  const lose = (error: Error) => stream.lose(error);
  client.on('error', lose);
  stream.once('close', () => {
    client.release(stream.lostBy ?? stream.errored ?? undefined);
    client.off('error', lose);
  });
  return stream;
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

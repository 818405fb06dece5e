import type { Pool, PoolClient } from 'pg';

/** Number of the lock that one full export holds at a time, of all processes. */
const LOCK = 7_406_331;
/** Timeout of a reader's pause while the snapshot is open, in milliseconds; a reader that takes nothing is cut off earlier. */
const PAUSE = 120_000;
/** Rows that are read at once. */
const ROWS = 1_000;
/** The same of tables with bytes, whose rows may be large. */
const LARGE_ROWS = 10;

/** One state of the database, read by a connection of its own. */
export class Snapshot {
  private isOpen = true;

  private constructor(
    private readonly client: PoolClient,
    private readonly isAlone: boolean,
  ) {}

  /** Opens a snapshot; undefined while another one is open. */
  static async open(pool: Pool): Promise<Snapshot | undefined> {
    const client = await pool.connect();
    client.on('error', ignore);
    const snapshot = new Snapshot(client, true);
    try {
      const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK}) as taken`);
      if (!rows[0]?.taken) {
        await snapshot.close();
        return undefined;
      }
      await snapshot.begin();
      return snapshot;
    } catch (error) {
      await snapshot.close();
      throw error;
    }
  }

  /** Opens a snapshot beside others; the caller limits how many. */
  static async openShared(pool: Pool): Promise<Snapshot> {
    const client = await pool.connect();
    client.on('error', ignore);
    const snapshot = new Snapshot(client, false);
    try {
      await snapshot.begin();
      return snapshot;
    } catch (error) {
      await snapshot.close();
      throw error;
    }
  }

  private async begin(): Promise<void> {
    await this.client.query('begin isolation level repeatable read read only');
    await this.client.query(`set local idle_in_transaction_session_timeout = ${PAUSE}`);
  }

  /** Returns all rows of a statement with a few rows. */
  async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(text, values)).rows;
  }

  /** Reads the rows of a statement in slices, as arrays of its columns. */
  async *slices<Row extends unknown[]>(
    text: string,
    { isLarge = false, values = [] }: { isLarge?: boolean; values?: unknown[] } = {},
  ): AsyncIterable<Row[]> {
    await this.client.query(`declare exported no scroll cursor for ${text}`, values);
    const fetch = { text: `fetch ${isLarge ? LARGE_ROWS : ROWS} from exported`, rowMode: 'array' } as const;
    for (;;) {
      const { rows } = await this.client.query<Row>(fetch);
      if (rows.length === 0) break;
      yield rows;
    }
    await this.client.query('close exported');
  }

  /** Ends the transaction, and keeps the lock: the files that follow may take longer than an idle transaction. */
  async endReading(): Promise<void> {
    await this.client.query('commit');
  }

  /** Ends the snapshot and its lock, and gives the connection back; waits for the statement that runs. */
  async close(): Promise<void> {
    if (!this.isOpen) return;
    this.isOpen = false;
    try {
      await this.client.query('rollback');
      if (this.isAlone) await this.client.query(`select pg_advisory_unlock(${LOCK})`);
      this.client.release();
    } catch (error) {
      // A lost connection has lost its lock, too.
      this.client.release(error as Error);
    }
    this.client.off('error', ignore);
  }
}

/** The statement that runs fails by itself. */
const ignore = () => undefined;

import type { RawBuilder } from 'kysely';
import type { ClaimedRow, Lease } from './lease.js';

/** Place and time of a claim. */
export interface ClaimOf {
  /** SQL name of a part of the queue, as a uuid; null for a queue without parts. */
  lane: RawBuilder<unknown>;
  /** SQL time: of the database, or a test's. */
  now: RawBuilder<Date>;
}

/**
 * The rows that a job works on, as SQL on `r`, a row of its table. The runner owns the columns `id`, `attempts` and `lease_until`; `status`
 * and the rest belong to the job.
 */
export interface LeasedQueue {
  /** Its name in the metrics, such as `messages`. */
  readonly name: string;
  readonly table: string;
  /** Status of the rows that wait or are worked on. */
  readonly waiting: string;
  /** Further condition of a row of this queue, if its table has several. */
  readonly of?: RawBuilder<unknown>;
  /** Time since which a waiting row is due. */
  readonly dueSince: RawBuilder<Date>;
  /** Columns that a claim returns beside those of `ClaimedRow`. */
  readonly columns: RawBuilder<unknown>;
  /** Timestamps among the columns. */
  readonly dates: readonly string[];
  readonly order: RawBuilder<unknown>;
  /** Largest number of rows that a process claims, and works on, at once. */
  readonly batch: number;
  /** Further condition of a row that is due, such as its time. */
  isDue?(of: ClaimOf): RawBuilder<unknown>;
  /** Number of rows that may be claimed now, if it depends on other claims: claims of a lane then wait for one another, in all processes. */
  free?(of: ClaimOf): RawBuilder<unknown>;
  /** Further assignments of a claim. */
  claiming?: RawBuilder<unknown>;
  /** Statement that returns the parts of the queue that have due rows, as `lane`; each is worked on by itself. */
  lanes?(hasDue: (lane: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<{ lane: string }>;
}

/** Work on the rows of a queue, of which each is claimed by one process until its lease expires. */
export interface LeasedJob<Row extends ClaimedRow = ClaimedRow, Shared = unknown> {
  readonly queue: LeasedQueue;
  /** What does not happen while the job fails, for the log: `no message is sent`. */
  readonly idle: string;
  /**
   * Whether an interrupted run leaves nothing outside the database, so that its row is released at once. The row of another job waits for
   * the end of its lease, or an outage would send the same message every second.
   */
  readonly isRepeatable: boolean;
  /** Loads what the rows of a claim share. If that fails, all of them are released. */
  prepare(rows: readonly Row[], lane: string): Promise<Shared>;
  /** Whether the row has cost so many processes or attempts that it fails without another run. */
  isExhausted(row: Row): boolean;
  /** Works on a row and ends its claim. */
  run(lease: Lease<Row>, shared: Shared, stopping: AbortSignal): Promise<void>;
  /** Ends the claim of a row that is exhausted, or whose run threw: postpones the row, or fails it for good. */
  fail(lease: Lease<Row>, error: unknown, shared: Shared): Promise<void>;
}

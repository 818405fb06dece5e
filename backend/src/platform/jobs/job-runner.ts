import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { isDatabaseUnavailable } from '../db/database.js';
import { isOutOfStorage } from '../db/out-of-storage.js';
import type { Logger } from '../logger.js';
import { tracedJob } from '../tracing/tracing.js';
import { countedRun } from '../metrics/process-metrics.js';
import { KeyedQueue } from '../turns/keyed-queue.js';
import { settleAll } from '../turns/settle-all.js';
import { claimRows, countBacklog, findLanes, type Backlog } from './claim-rows.js';
import { Lease, LeaseLost, type ClaimedRow } from './lease.js';
import type { LeasedJob } from './leased-job.js';
import { OutageGuard } from './outage-guard.js';

/** Rows that this process has claimed together. */
export interface Claim {
  rows: readonly ClaimedRow[];
  /** Works on all of them. @throws any error that the job does not handle, after all have ended */
  work: () => Promise<void>;
}

/** SQL time: of the database, or a test's. */
const timeOf = (now: Date | undefined) => sql<Date>`coalesce(${now ?? null}::timestamptz, clock_timestamp())`;

/** Runs a leased job. Every process has a runner of each job; each row is claimed by one of them. */
export class JobRunner {
  /** Its name in the metrics. */
  readonly name: string;
  /** Table of its rows. */
  readonly table: string;
  /** What does not happen while the job fails, for the log. */
  readonly idle: string;
  /** When it last looked for due rows and worked on them; null: not since the start. */
  succeededAt: Date | null = null;
  /** When that last failed, by an error that the job does not handle. */
  failedAt: Date | null = null;
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private readonly writes = new KeyedQueue();
  private readonly outage: OutageGuard;

  constructor(
    private readonly job: LeasedJob,
    private readonly parts: { em: EntityManager; logger: Logger },
  ) {
    this.name = job.queue.name;
    this.table = job.queue.table;
    this.idle = job.idle;
    this.outage = new OutageGuard(parts.logger, job.idle);
  }

  /**
   * Works on all due rows, except in lanes that this process is already working on; call it every second. Does nothing while the database
   * is unavailable or out of storage, and logs that once.
   * @param now replaces the database's clock
   */
  async runDue(now?: Date): Promise<void> {
    if (this.stopping.signal.aborted) return;
    await this.outage.try(() => this.noting(() => this.runLanes(now)));
  }

  private async runLanes(now: Date | undefined): Promise<void> {
    const lanes = await findLanes(this.parts.em.fork(), this.job.queue, timeOf(now));
    const free = lanes.filter((lane) => !this.running.has(lane));
    await settleAll(
      free.map((lane) => {
        const run = this.runLane(lane, now).finally(() => this.running.delete(lane));
        this.running.set(lane, run);
        return run;
      }),
    );
  }

  private async noting(work: () => Promise<void>): Promise<void> {
    try {
      await countedRun(this.name, work);
      this.succeededAt = new Date();
    } catch (error) {
      this.failedAt = new Date();
      throw error;
    }
  }

  /** Counts the rows that are due and not done, of all processes. */
  backlog(): Promise<Backlog> {
    return countBacklog(this.parts.em.fork(), this.job.queue);
  }

  /** Claims due rows of a lane. */
  async claim(lane = '', now?: Date): Promise<Claim> {
    const { em } = this.parts;
    const { queue } = this.job;
    const time = timeOf(now);
    const claimed = await claimRows(em.fork(), queue, { lane, now: time });
    const of = { em, table: this.table, now: time, writes: this.writes };
    const leases = claimed.map(({ row, until }) => new Lease(row, { ...of, until }));
    return { rows: leases.map(({ row }) => row), work: () => this.work(leases, lane) };
  }

  /** Claims no more rows, and waits for those in progress; their errors go to the caller of `runDue`. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.allSettled(this.running.values());
  }

  private async runLane(lane: string, now: Date | undefined): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const { rows, work } = await this.claim(lane, now);
      if (rows.length === 0) return;
      await work();
    }
  }

  private async work(leases: Lease[], lane: string): Promise<void> {
    if (leases.length === 0) return;
    const rows = leases.map(({ row }) => row);
    const shared = await this.job.prepare(rows, lane).catch(async (error: unknown) => {
      for (const lease of leases) await lease.release().catch(() => undefined); // the lease expires otherwise
      throw error;
    });
    await settleAll(leases.map((lease) => this.runOne(lease, shared)));
  }

  private async runOne(lease: Lease, shared: unknown): Promise<void> {
    try {
      await tracedJob(this.name, () => this.runOrFail(lease, shared));
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      this.parts.logger.info({ id: lease.row.id, table: this.table }, 'a lease was lost');
    }
  }

  private async runOrFail(lease: Lease, shared: unknown): Promise<void> {
    const { job } = this;
    const { signal } = this.stopping;
    try {
      if (job.isExhausted(lease.row)) throw new Error('tried too often');
      await job.run(lease, shared, signal);
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      const isOutage = isDatabaseUnavailable(error) || isOutOfStorage(error);
      if (!isOutage && !(job.isRepeatable && signal.aborted)) return job.fail(lease, error, shared);
      if (job.isRepeatable) await lease.release().catch(() => undefined); // the lease expires otherwise
      if (!signal.aborted) throw error;
    }
  }
}

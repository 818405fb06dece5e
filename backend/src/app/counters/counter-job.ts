import { sql } from 'kysely';
import type { Pool } from 'pg';
import { compareCounters, foldCounters, type Misfit } from '../../platform/counters/compare-counters.js';
import type { ClaimedRow, Lease } from '../../platform/jobs/lease.js';
import type { LeasedJob, LeasedQueue } from '../../platform/jobs/leased-job.js';
import { renewing } from '../../platform/jobs/renewing.js';
import type { Logger } from '../../platform/logger.js';
import { nightAfter } from '../../platform/time/night.js';
import { COUNTERS } from './all-counters.js';
import { misfitText } from './counter-check-state.js';

/** Minutes after midnight in the clinic at which the counters are compared. */
const AT_NIGHT = 240;
/** SQL time between two folds: readers sum what was written meanwhile. */
const BETWEEN_FOLDS = sql`interval '10 seconds'`;

const dueCounters: LeasedQueue = {
  name: 'counters',
  table: 'counter_check',
  waiting: 'WAITING',
  dueSince: sql`r.next_at`,
  columns: sql`r.next_at as "nextAt"`,
  dates: ['nextAt'],
  order: sql`r.next_at`,
  batch: 1,
  // Where nothing was counted, nothing is written: an idle clinic has nothing to archive.
  isDue: ({ now }) => sql`(r.next_at <= ${now} or r.fold_at <= ${now} and exists (select from counter where is_new))`,
};

/** A run that is due, and the time of the next comparison. */
type CheckRow = ClaimedRow & { nextAt: Date };

/** Whether the database ended a statement that took, or waited for a lock, too long. */
const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '57014' || error.code === '55P03');

/**
 * Folds the counters of rows, and compares them each night with the rows that they count. What does not fit stays noted until a later
 * comparison finds that all fits.
 */
export class CounterJob implements LeasedJob<CheckRow, undefined> {
  readonly queue = dueCounters;
  readonly idle = 'counts of lists are neither folded nor compared';
  readonly isRepeatable = true;

  constructor(private readonly parts: { pool: Pool; logger: Logger; alarm: (misfit: string) => Promise<void> }) {}

  async prepare(): Promise<undefined> {
    return undefined;
  }

  isExhausted(): boolean {
    return false;
  }

  async run(lease: Lease<CheckRow>): Promise<void> {
    const { logger, alarm } = this.parts;
    const { takenAt } = lease.row;
    const folded = sql`attempts = 0, fold_at = ${lease.now} + ${BETWEEN_FOLDS}`;
    let misfits: Misfit[] | undefined;
    try {
      misfits = await renewing(lease, () => this.foldAndCompare(lease.row));
    } catch (error) {
      // As an outage it would be due again at once, and keep the database at work.
      if (isTimeout(error)) return this.fail(lease, error);
      throw error;
    }
    if (misfits === undefined) return lease.end(folded);
    const misfit = misfitText(misfits);
    await lease.end(sql`${folded}, next_at = ${nightAfter(takenAt, AT_NIGHT)}, checked_at = ${lease.now},
      misfit = ${misfit ?? null}`);
    if (misfit === undefined) return logger.info('the counters were compared');
    logger.error({ misfits }, 'counters do not fit their rows');
    await alarm(misfit);
  }

  /** Returns what does not fit; undefined before the time of the comparison. */
  private async foldAndCompare({ takenAt, nextAt }: CheckRow): Promise<Misfit[] | undefined> {
    await foldCounters(this.parts.pool);
    return nextAt > takenAt ? undefined : compareCounters(this.parts.pool, COUNTERS);
  }

  async fail(lease: Lease<CheckRow>, error: unknown): Promise<void> {
    this.parts.logger.error({ error }, 'the counters could not be folded or compared');
    await lease.end(sql`attempts = 0, fold_at = ${lease.now} + interval '1 minute',
      next_at = greatest(next_at, ${lease.now} + interval '1 hour')`);
  }
}

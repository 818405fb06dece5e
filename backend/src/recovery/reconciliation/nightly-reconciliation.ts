import type { Pool } from 'pg';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { Logger } from '../../platform/logger.js';
import { reconcile } from './reconcile.js';

/** Arbitrary key of the advisory lock by which one process runs the nightly reconciliation. */
const NIGHT_LOCK = 7_406_224;
/** Clinic hour from which the nightly reconciliation is due. */
const FROM_HOUR = 2;

/** Compares all displayed counts with the events once a night, and logs an error for differences. */
export class NightlyReconciliation {
  constructor(private readonly parts: { pool: Pool; clock: Clock; logger: Logger }) {}

  /** Runs the reconciliation if due: from two at night, unless it already ran since. */
  async compareWhenDue(): Promise<void> {
    const { pool, clock } = this.parts;
    const day = clinicDay(new Date(clock.now().getTime() - FROM_HOUR * 3_600_000));
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      // A session-level lock, because the comparison uses another connection; it is released with this one in any case.
      const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [NIGHT_LOCK]);
      if (!rows[0]?.ours) return;
      const done = await client.query('select from reconciliation where day = $1', [day]);
      if (done.rowCount === 0) await this.compare(day);
      await client.query('select pg_advisory_unlock($1)', [NIGHT_LOCK]);
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      client.release(failure);
    }
  }

  private async compare(day: string): Promise<void> {
    const { pool, clock, logger } = this.parts;
    const { at, plans, events, differences } = await reconcile(pool, clock.now());
    await pool.query('insert into reconciliation (day, at, plans, events, differences) values ($1, $2, $3, $4, $5)', [
      day,
      at,
      plans,
      events,
      JSON.stringify(differences),
    ]);
    if (differences.length === 0) logger.info({ plans, events }, 'all counts of sessions agree with their events');
    else logger.error({ plans, events, differences }, 'counts of sessions differ from their events');
  }
}

import type { Pool } from 'pg';
import { clinicDay } from '../../platform/clinic-time.js';
import type { Clock } from '../../platform/clock.js';
import type { Logger } from '../../platform/logger.js';
import { reconcile } from './reconcile.js';

/** An arbitrary number that only those lock who reconcile at night: one process of many does it. */
const NIGHT_LOCK = 7_406_224;
/** The clinic's hour from which the night's comparison is due. */
const FROM_HOUR = 2;

/** Compares every shown count with the events once a night, and raises the alarm where they differ (recovery §1). */
export class NightlyReconciliation {
  constructor(private readonly parts: { pool: Pool; clock: Clock; logger: Logger }) {}

  /** What is due: nothing before two at night, and nothing when somebody has compared since. */
  async compareWhenDue(): Promise<void> {
    const { pool, clock } = this.parts;
    const day = clinicDay(new Date(clock.now().getTime() - FROM_HOUR * 3_600_000));
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      // Of the connection, since the comparison runs on another one: it goes with it, whatever happens.
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

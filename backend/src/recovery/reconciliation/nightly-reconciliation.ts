import type { Pool } from 'pg';
import { inOneProcess } from '../../platform/jobs/one-process.js';
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
    await inOneProcess(pool, NIGHT_LOCK, async () => {
      const done = await pool.query('select from reconciliation where day = $1', [day]);
      if (done.rowCount === 0) await this.compare(day);
    });
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

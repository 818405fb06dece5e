import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { publish } from '../../platform/events/domain-events.js';
import { inOneProcess } from '../../platform/jobs/one-process.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { CareFlagRaised } from './care-flag-raised.js';

/** Full clinic days without an entry after which a plan is quiet. */
const QUIET_DAYS = 3;
/** Clinic hour from which the search for quiet plans is due. */
const FROM_HOUR = 2;
/** Arbitrary key of the advisory lock by which one process searches for quiet plans. */
const QUIET_LOCK = 7_406_225;
/** Largest number of flags per transaction. */
const AT_ONCE = 200;

/** Searches for quiet plans once a night. */
export class QuietPlans {
  /** Clinic day of the last search of this process. */
  #searchedOn = '';

  constructor(private readonly parts: { pool: Pool; em: EntityManager; clock: Clock }) {}

  /** Raises QUIET from two at night, once a night in each process; a further search finds nothing more. */
  async raiseWhenDue(): Promise<void> {
    const { pool, em, clock } = this.parts;
    const now = clock.now();
    const night = clinicDay(new Date(now.getTime() - FROM_HOUR * 3_600_000));
    if (night !== clinicDay(now) || night === this.#searchedOn) return;
    await inOneProcess(pool, QUIET_LOCK, async () => {
      while ((await raiseQuiet(em, now)) === AT_ONCE);
      this.#searchedOn = night;
    });
  }
}

/** SQL clinic day of a time. */
const dayOf = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'Asia/Kolkata')::date`;

/**
 * SQL last clinic day on which a plan `r` was not quiet: its latest entry, its beginning, or the end of its latest stop.
 */
const lastDay = sql`greatest(${dayOf(sql`r.created_at`)}, (select max(e.day) from entry e where e.plan_id = r.id),
  (select max(${dayOf(sql`k.resolved_at`)}) from care_task k where k.plan_id = r.id))`;

/**
 * Raises QUIET for plans in progress without an entry on three full clinic days, which are not stopped; once for each silence, also after it
 * was seen.
 * @returns how many it raised, at most 200
 */
export async function raiseQuiet(em: EntityManager, now: Date): Promise<number> {
  return em.fork().transactional(async (tx) => {
    const { rows } = await sql<{ id: string; planId: string }>`
      insert into care_flag (id, plan_id, kind, day, measurement_ids, raised_at)
      select gen_random_uuid(), r.id, 'QUIET', l.day, '{}', ${now}
      from recovery_plan r join patient p on p.id = r.patient_id and p.deleted_at is null
        cross join lateral (select ${lastDay} as day) l
      where r.status = 'ACTIVE' and l.day < ${addDays(clinicDay(now), -QUIET_DAYS)}
        and not exists (select from care_task k where k.plan_id = r.id and k.status <> 'RESOLVED')
        and not exists (select from care_flag f where f.plan_id = r.id and f.kind = 'QUIET' and (f.day >= l.day or f.seen_at is null))
      order by r.id limit ${AT_ONCE}
      on conflict (plan_id, kind) where seen_at is null and withdrawn_at is null do nothing
      returning id, plan_id as "planId"`.execute(tx.getKysely());
    for (const { id, planId } of rows) await publish(tx, new CareFlagRaised(id, planId, now));
    return rows.length;
  });
}

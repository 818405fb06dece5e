import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { inOneProcess } from '../../platform/jobs/one-process.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { announce, type Raised } from './raise-flag.js';

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
 * was seen. A flag that is still open from an earlier silence is raised again.
 * @returns how many it raised, at most 200
 */
export async function raiseQuiet(em: EntityManager, now: Date): Promise<number> {
  const isSilent = sql`l.day < ${addDays(clinicDay(now), -QUIET_DAYS)}`;
  return em.fork().transactional((tx) => raise(tx, isSilent, now));
}

/** Raises QUIET for plans whose reminders stay unanswered, as `raiseQuiet` does. @param planIds at most 200 */
export async function raiseQuietOf(tx: EntityManager, planIds: readonly string[], now: Date): Promise<void> {
  if (planIds.length > 0) await raise(tx, sql`r.id = any(${[...planIds]}::uuid[])`, now);
}

async function raise(tx: EntityManager, isSilent: RawBuilder<unknown>, now: Date): Promise<number> {
  const { rows } = await sql<Raised>`
    insert into care_flag as f (id, plan_id, kind, day, measurement_ids, raised_at)
    select gen_random_uuid(), r.id, 'QUIET', l.day, '{}', ${now}
    from recovery_plan r join patient p on p.id = r.patient_id and p.deleted_at is null
      cross join lateral (select ${lastDay} as day) l
    where r.status = 'ACTIVE' and ${isSilent}
      and not exists (select from care_task k where k.plan_id = r.id and k.status <> 'RESOLVED')
      and not exists (select from care_flag q where q.plan_id = r.id and q.kind = 'QUIET' and q.day >= l.day)
    order by r.id limit ${AT_ONCE}
    on conflict (plan_id, kind) where seen_at is null and withdrawn_at is null do update set
      day = excluded.day, raised_at = excluded.raised_at, times = f.times + 1
      where excluded.day > f.day
    returning id, plan_id as "planId", xmax = 0 as "isNew"`.execute(tx.getKysely());
  await announce(tx, rows, now);
  return rows.length;
}

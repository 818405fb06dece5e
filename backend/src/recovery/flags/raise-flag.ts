import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { publish } from '../../platform/events/domain-events.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { CareFlagRaised } from './care-flag-raised.js';

/** SQL condition on a flag `f`: nobody has seen it, and it was not withdrawn. */
export const IS_OPEN = sql`f.seen_at is null and f.withdrawn_at is null`;

/** A flag that a statement inserted, or raised again. */
export interface Raised {
  id: string;
  planId: string;
  isNew: boolean;
}

/** Pain of 7 or more that a patient reported. */
export interface HighPain {
  measurementId: string;
  value: number;
  at: Date;
}

/** Raises PAIN_HIGH for values that were stored, or raises it again. The caller holds the lock on the plan. */
export async function raisePainHigh(
  tx: EntityManager,
  planId: string,
  pains: readonly HighPain[],
  now: Date,
): Promise<void> {
  const latest = pains.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1);
  if (!latest) return;
  const ids = pains.map(({ measurementId }) => measurementId);
  const { rows } = await sql<Raised>`
    insert into care_flag as f (id, plan_id, kind, day, pain, measurement_ids, raised_at, times)
    values (${uuidv7()}, ${planId}, 'PAIN_HIGH', ${clinicDay(latest.at)}, ${latest.value}, ${ids}::uuid[], ${now}, ${ids.length})
    on conflict (plan_id, kind) where seen_at is null and withdrawn_at is null do update set
      measurement_ids = f.measurement_ids || excluded.measurement_ids, raised_at = excluded.raised_at
    returning id, plan_id as "planId", xmax = 0 as "isNew"`.execute(tx.getKysely());
  await announce(tx, rows, now);
  if (rows.some(({ isNew }) => !isNew)) await recountPainHigh(tx, planId, now);
}

/** An exercise that was skipped for pain. */
export interface PainSkips {
  exercise: string;
  exerciseName: string;
  /** YYYY-MM-DD of the latest skip. */
  day: string;
}

/** Raises PAIN_SKIPS, or raises it again for a later day. The caller holds the lock on the plan. */
export async function raisePainSkips(
  tx: EntityManager,
  planId: string,
  { exercise, exerciseName, day }: PainSkips,
  now: Date,
): Promise<void> {
  const { rows } = await sql<Raised>`
    insert into care_flag as f (id, plan_id, kind, day, exercise, exercise_name, measurement_ids, raised_at)
    values (${uuidv7()}, ${planId}, 'PAIN_SKIPS', ${day}, ${exercise}, ${exerciseName}, '{}', ${now})
    on conflict (plan_id, kind) where seen_at is null and withdrawn_at is null do update set
      day = excluded.day, exercise = excluded.exercise, exercise_name = excluded.exercise_name,
      raised_at = excluded.raised_at, times = f.times + 1
      where excluded.day > f.day
    returning id, plan_id as "planId", xmax = 0 as "isNew"`.execute(tx.getKysely());
  await announce(tx, rows, now);
}

/** Publishes an event for each flag that was not open before. */
export async function announce(tx: EntityManager, rows: readonly Raised[], now: Date): Promise<void> {
  for (const { id, planId, isNew } of rows) if (isNew) await publish(tx, new CareFlagRaised(id, planId, now));
}

/**
 * Recounts the values of an open PAIN_HIGH after one was added or retracted: the flag tells of the latest one that holds, and is withdrawn
 * if none does. The caller holds the lock on the plan.
 */
export async function recountPainHigh(tx: EntityManager, planId: string, now: Date): Promise<void> {
  await sql`
    with flag as (
      select f.id, f.measurement_ids from care_flag f where f.plan_id = ${planId} and f.kind = 'PAIN_HIGH' and ${IS_OPEN} for update
    ), valid as (
      select array_agg(m.id order by m.taken_at, m.recorded_at, m.id) as ids, count(*)::int as times,
        (array_agg(m.value::int order by m.taken_at desc, m.recorded_at desc, m.id desc))[1] as pain, max(m.taken_at) as latest
      from flag g join measurement m on m.id = any(g.measurement_ids)
      where not exists (select from measurement_retraction x where x.measurement_id = m.id)
    )
    update care_flag f set
      withdrawn_at = case when v.times = 0 then ${now}::timestamptz end,
      measurement_ids = coalesce(v.ids, f.measurement_ids), times = greatest(v.times, 1), pain = coalesce(v.pain, f.pain),
      day = coalesce((v.latest at time zone 'Asia/Kolkata')::date, f.day)
    from flag g, valid v where f.id = g.id`.execute(tx.getKysely());
}

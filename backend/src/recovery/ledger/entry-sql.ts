import { type RawBuilder, sql } from 'kysely';
import { familyName } from '../../patients/index.js';
import { addDays, startOfDay } from '../../platform/time/clinic-time.js';
import type { DoneDay, StopSpan } from './kept-weeks.js';
import type { Tick } from './occasions.js';

/** When pain was felt. */
export const PAIN_MOMENTS = ['AT_REST', 'MOVING', 'AT_NIGHT', 'AFTER_EXERCISE'] as const;

/** SQL order of entries `e`: by time, then by arrival. */
const inOrder = sql`e.at, e.recorded_at, e.id`;

/** SQL columns of a tick or skip in an entry `e`, of which `done` is an exercise of a check-in. */
const tickColumns = sql`coalesce(done->>'exercise', e.body->>'exercise') as exercise, (e.body->>'occasion')::int as occasion,
    (e.body->>'set')::int as set, coalesce((e.body->>'done')::boolean, true) as done,
    case e.kind when 'SKIP' then jsonb_build_object('reason', e.body->'reason', 'note', e.body->'note') end as skip,
    case e.entered_as when 'FAMILY' then ${familyName(sql`e.account_id`, sql`(select patient_id from recovery_plan where id = e.plan_id)`)} end as by`;

/** SQL query of the times during which danger signs stopped a plan. */
export const stops = (planId: string) => sql<StopSpan>`
  select created_at as from, resolved_at as until from care_task where plan_id = ${planId}`;

/** SQL query of the latest effort that was reported on each day since one. */
export const effortsSince = (planId: string, from: string) => sql<{ day: string; effort: number }>`
  select distinct on (e.day) e.day::text, (e.body->>'effort')::int as effort from entry e
  where e.plan_id = ${planId} and e.day >= ${from} and e.kind = 'EFFORT'
  order by e.day, e.at desc, e.recorded_at desc, e.id desc`;

/** SQL query of a plan's ticks and skips on the days that a condition on an entry `e` selects, by time and then by arrival. */
const ticksWhere = (planId: string, days: RawBuilder<unknown>) => sql<Tick>`
  select e.day::text, ${tickColumns}
  from entry e left join jsonb_array_elements(e.body->'exercises') done on true
  where e.plan_id = ${planId} and ${days} and e.kind in ('CHECK_IN', 'SET_DONE', 'SKIP')
  order by ${inOrder}`;

/** SQL query of the ticks and skips since a day, by time and then by arrival. */
export const ticksSince = (planId: string, from: string) => ticksWhere(planId, sql`e.day >= ${from}`);

/**
 * SQL query of the days of a plan with ticks. Only days on which ticks were removed come with their ticks, because only those tell whether
 * something stayed done. The entries of other days, months of them, are not unpacked.
 */
export const doneDays = (planId: string) => sql<DoneDay>`
  select d.day::text, case when not d.all_hold then (select json_agg(t) from (${ticksWhere(planId, sql`e.day = d.day`)}) t) end as ticks
  from (select e.day, bool_and(coalesce((e.body->>'done')::boolean, true)) as all_hold
    from entry e where e.plan_id = ${planId} and e.kind in ('CHECK_IN', 'SET_DONE') group by e.day) d`;

/** Pain that a patient reported on a day and did not retract. */
export interface PainRow {
  value: number;
  /** When it hurts; null for pain with a check-in or as a measurement. */
  moment: (typeof PAIN_MOMENTS)[number] | null;
  at: string;
  note: string | null;
}

/** SQL query of the pain on the days from one until another, without an order. */
export const painBetween = (planId: string, from: string, until: string) => sql<PainRow>`
  select m.value::int as value, case e.kind when 'PAIN' then e.body->>'moment' end as moment, m.taken_at as at,
    case e.kind when 'PAIN' then e.body->>'note' end as note
  from measurement m left join entry e on e.id = m.entry_id
  where m.plan_id = ${planId} and m.measure = 'PAIN' and m.entered_as in ('PATIENT', 'FAMILY')
    and m.taken_at >= ${startOfDay(from)} and m.taken_at < ${startOfDay(addDays(until, 1))}
    and not exists (select from measurement_retraction x where x.measurement_id = m.id)`;

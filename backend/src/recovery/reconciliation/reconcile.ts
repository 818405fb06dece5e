import type { Pool } from 'pg';
import { streamRows } from '../../platform/db/row-stream.js';
import { differencesOf, type Difference, type PlanAsShown } from './differences.js';

/** A comparison of every shown count with what the events say. */
export interface Reconciliation {
  at: Date;
  plans: number;
  events: number;
  /** The first of them, at most a hundred (recovery §13). */
  differences: Difference[];
}

/** How many differences are listed; what caused a hundred of them is looked for in the first. */
const MOST_LISTED = 100;

// What a plan has let go of may be agreed again once it has ended, and is no longer its own.
const columns = `r.id as "planId",
  coalesce((select json_agg(json_build_array(e.number, e.kind, e.state, e.appointment_id) order by e.id)
    from session_event e where e.plan_id = r.id), '[]') as events,
  coalesce((select json_agg(json_build_array(s.number, s.state, s.appointment_id))
    from plan_session s where s.plan_id = r.id), '[]') as sessions,
  (select json_build_object('scheduled', count(*) filter (where a.status = 'scheduled'),
      'completed', count(*) filter (where a.status = 'completed'), 'missed', count(*) filter (where a.status = 'missed'))
    from (select distinct on (e.appointment_id) e.appointment_id, e.kind from session_event e
        where e.plan_id = r.id and e.appointment_id is not null order by e.appointment_id, e.id desc) last
      join appointment a on a.id = last.appointment_id
    where last.kind <> 'UNBOOKED' or r.status = 'ACTIVE') as appointments,
  case when r.id = (select n.id from recovery_plan n where n.patient_id = r.patient_id
      order by n.status = 'ACTIVE' desc, n.created_at desc, n.id desc limit 1)
    then (select json_build_object('planned', c.planned, 'done', c.done, 'missed_in_all', c.missed_in_all)
      from session_counts c where c.patient_id = r.patient_id) end as profile`;

/** Counts every plan anew from its events and compares, plan by plan in one pass of one moment; nothing is mended (recovery §1). */
export async function reconcile(pool: Pool, at: Date): Promise<Reconciliation> {
  const source = 'recovery_plan r';
  const plans = await streamRows<PlanAsShown>(pool, { columns, source, order: 'r.id', identity: 'r.id::text' }, 0);
  const found: Reconciliation = { at, plans: 0, events: 0, differences: [] };
  for await (const plan of plans) {
    found.plans++;
    found.events += plan.events.length;
    if (found.differences.length < MOST_LISTED) found.differences.push(...differencesOf(plan));
  }
  found.differences.length = Math.min(found.differences.length, MOST_LISTED);
  return found;
}

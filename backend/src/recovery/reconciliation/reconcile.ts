import type { Pool } from 'pg';
import { streamRows } from '../../platform/db/row-stream.js';
import { differencesOf, type Difference, type PlanAsShown } from './differences.js';

/** Result of a comparison of all displayed counts with the events. */
export interface Reconciliation {
  at: Date;
  plans: number;
  events: number;
  /** The first differences, at most a hundred. */
  differences: Difference[];
}

/** Largest number of differences in a result; the cause is evident from the first ones. */
const MOST_LISTED = 100;

// After a plan has ended, an appointment that it released may be booked again outside it.
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
  case when r.id = (select n.id from recovery_plan n where n.patient_id = r.patient_id and n.kind = 'PROTOCOL'
      order by n.status = 'ACTIVE' desc, n.created_at desc, n.id desc limit 1)
    then (select json_build_object('planned', c.planned, 'done', c.done, 'missed_in_all', c.missed_in_all)
      from session_counts c where c.patient_id = r.patient_id) end as profile`;

/** Recounts every plan of a protocol from its events and compares, plan by plan over one snapshot. Corrects nothing. */
export async function reconcile(pool: Pool, at: Date): Promise<Reconciliation> {
  const source = "(select * from recovery_plan where kind = 'PROTOCOL') r";
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

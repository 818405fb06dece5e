import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { effortsSince, painBetween, stops, ticksSince, type PainRow } from '../ledger/entry-sql.js';
import type { StopSpan } from '../ledger/kept-weeks.js';
import type { Tick } from '../ledger/occasions.js';

/** What a patient entered on days, and when the plan was stopped. */
export interface ActivityFacts {
  ticks: Tick[];
  pain: PainRow[];
  efforts: { day: string; effort: number }[];
  stops: StopSpan[];
  /** When the plan ended; null while it is in progress. */
  endedAt: string | null;
  /** Times at which phases were left, in order. */
  leftAt: string[];
}

/** Finds in one statement what was entered on the days from one until another. */
export async function findActivity(
  em: EntityManager,
  planId: string,
  { from, until }: { from: string; until: string },
): Promise<ActivityFacts> {
  const { rows } = await sql<ActivityFacts>`
    select (select coalesce(json_agg(t), '[]') from (${ticksSince(planId, from)}) t where t.day <= ${until}) as ticks,
      (select coalesce(json_agg(n), '[]') from (
        ${painBetween(planId, from, until)} order by m.taken_at, m.recorded_at, m.id) n) as pain,
      (select coalesce(json_agg(f), '[]') from (${effortsSince(planId, from)}) f where f.day <= ${until}) as efforts,
      (select coalesce(json_agg(s), '[]') from (${stops(planId)}) s) as stops,
      r.ended_at as "endedAt",
      (select coalesce(json_agg(g.confirmed_at order by g.from_phase), '[]') from gate_passage g where g.plan_id = r.id) as "leftAt"
    from recovery_plan r where r.id = ${planId}`.execute(em.getKysely());
  const [facts] = rows;
  if (!facts) throw new Error(`there is no plan ${planId}`);
  return facts;
}

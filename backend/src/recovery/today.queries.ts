import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { named } from '../db/named-statements.js';
import type { Ticks } from './adherence.js';

/** How often each exercise was ticked on the days from one on. */
const ticks = (planId: string, from: string) => sql<Ticks>`
  select e.day::text, done->>'exercise' as exercise, count(*)::int as times
  from entry e, jsonb_array_elements(e.body->'exercises') done
  where e.plan_id = ${planId} and e.day >= ${from} and e.kind = 'CHECK_IN' group by 1, 2`;

/** The answers to the danger signs of one check. */
export interface CheckRow {
  /** YYYY-MM-DD. */
  day: string;
  at: string;
  /** No sign was answered with yes. */
  isClear: boolean;
  /** How many tasks of the plan were resolved before it came. */
  tasksBefore: number;
}

const checks = (planId: string, from: string) => sql<CheckRow>`
  select day::text, at, cardinality(signs) = 0 as "isClear", tasks_before as "tasksBefore" from danger_check
  where plan_id = ${planId} and (day >= ${from} or cardinality(signs) > 0)`;

const resolved = (planId: string) => sql<{ at: string }>`
  select resolved_at as at from care_task where plan_id = ${planId} and status = 'RESOLVED' order by resolved_at`;

/** The checks of a plan on the days from one on, and those that stopped it before: a stop lasts for as long as no doctor answers. */
export async function findChecks(em: EntityManager, planId: string, from: string): Promise<CheckRow[]> {
  return (await sql<CheckRow>`${named}${checks(planId, from)}`.execute(em.getKysely())).rows;
}

/** When the tasks of a plan were resolved, in order. */
export async function findResolved(em: EntityManager, planId: string): Promise<string[]> {
  return (await sql<{ at: string }>`${named}${resolved(planId)}`.execute(em.getKysely())).rows.map(({ at }) => at);
}

/** What a day is made of, beside the plan. */
export interface DayFacts {
  ticks: Ticks[];
  checks: CheckRow[];
  resolved: string[];
  /** When each phase was left, in order. */
  leftAt: string[];
}

/** The ticks of the days from one on, the checks from today on, the doctor's answers, and when phases were left: in one statement (recovery §11). */
export async function findDayFacts(
  em: EntityManager,
  planId: string,
  { from, day }: { from: string; day: string },
): Promise<DayFacts> {
  const { rows } = await sql<DayFacts>`${named}
    select (select coalesce(json_agg(t), '[]') from (${ticks(planId, from)}) t) as ticks,
      (select coalesce(json_agg(c), '[]') from (${checks(planId, day)}) c) as checks,
      (select coalesce(json_agg(a.at order by a.at), '[]') from (${resolved(planId)}) a) as resolved,
      (select coalesce(json_agg(g.confirmed_at order by g.from_phase), '[]') from gate_passage g
        where g.plan_id = ${planId}) as "leftAt"`.execute(em.getKysely());
  return rows[0] ?? { ticks: [], checks: [], resolved: [], leftAt: [] };
}

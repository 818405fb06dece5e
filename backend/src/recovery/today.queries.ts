import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Ticks } from './adherence.js';

/** How often each exercise was ticked on the days from one on. */
export async function findTicks(em: EntityManager, planId: string, from: string): Promise<Ticks[]> {
  const { rows } = await sql<Ticks>`
    select e.day::text, done->>'exercise' as exercise, count(*)::int as times
    from entry e, jsonb_array_elements(e.body->'exercises') done
    where e.plan_id = ${planId} and e.day >= ${from} and e.kind = 'CHECK_IN' group by 1, 2`.execute(em.getKysely());
  return rows;
}

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

/** The checks of a plan on the days from one on, and those that stopped it before: a stop lasts for as long as no doctor answers. */
export async function findChecks(em: EntityManager, planId: string, from: string): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select day::text, at, cardinality(signs) = 0 as "isClear", tasks_before as "tasksBefore" from danger_check
    where plan_id = ${planId} and (day >= ${from} or cardinality(signs) > 0)`.execute(em.getKysely());
  return rows;
}

/** When the tasks of a plan were resolved, in order. */
export async function findResolved(em: EntityManager, planId: string): Promise<string[]> {
  const { rows } = await sql<{ at: string }>`
    select resolved_at as at from care_task where plan_id = ${planId} and status = 'RESOLVED' order by resolved_at`.execute(
    em.getKysely(),
  );
  return rows.map(({ at }) => at);
}

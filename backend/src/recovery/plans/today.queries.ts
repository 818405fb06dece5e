import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addDays, startOfDay } from '../../platform/clinic-time.js';
import { named } from '../../platform/db/named-statements.js';
import type { PAIN_MOMENTS } from '../entries/entry.input.js';
import { taskColumns, type TaskRow } from './plan.queries.js';
import type { Tick } from './occasions.js';

/** The ticks of the days from one on, in the order of when they happened, then of arrival. */
const ticks = (planId: string, from: string) => sql<Tick>`
  select e.day::text, coalesce(done->>'exercise', e.body->>'exercise') as exercise, (e.body->>'occasion')::int as occasion,
    (e.body->>'set')::int as set, coalesce((e.body->>'done')::boolean, true) as done
  from entry e left join jsonb_array_elements(e.body->'exercises') done on true
  where e.plan_id = ${planId} and e.day >= ${from} and e.kind in ('CHECK_IN', 'SET_DONE')
  order by e.at, e.recorded_at, e.id`;

/** Pain that a patient told on a day, and that was not taken back. */
export interface PainRow {
  value: number;
  /** When it hurts; null of pain that came with a tick or as a value. */
  moment: (typeof PAIN_MOMENTS)[number] | null;
  at: string;
  note: string | null;
}

const pain = (planId: string, day: string) => sql<PainRow>`
  select m.value::int as value, case e.kind when 'PAIN' then e.body->>'moment' end as moment, m.taken_at as at,
    case e.kind when 'PAIN' then e.body->>'note' end as note
  from measurement m left join entry e on e.id = m.entry_id
  where m.plan_id = ${planId} and m.measure = 'PAIN' and m.entered_as = 'PATIENT'
    and m.taken_at >= ${startOfDay(day)} and m.taken_at < ${startOfDay(addDays(day, 1))}
    and not exists (select from measurement_retraction x where x.measurement_id = m.id)
  order by m.taken_at desc, m.recorded_at desc, m.id desc limit 1`;

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

/** The ticks of a plan on the days from one on, in the order of when they happened. */
export async function findTicks(em: EntityManager, planId: string, from: string): Promise<Tick[]> {
  return (await sql<Tick>`${named}${ticks(planId, from)}`.execute(em.getKysely())).rows;
}

/** When the tasks of a plan were resolved, in order. */
export async function findResolved(em: EntityManager, planId: string): Promise<string[]> {
  return (await sql<{ at: string }>`${named}${resolved(planId)}`.execute(em.getKysely())).rows.map(({ at }) => at);
}

/** For how many days after its own an answer is shown (companion §4). */
const ANSWER_SHOWN_DAYS = 2;

const answered = (planId: string, day: string) => sql<AnsweredTask>`
  select ${taskColumns} from care_task k
  where k.plan_id = ${planId} and k.status = 'RESOLVED' and k.resolved_at >= ${startOfDay(addDays(day, -ANSWER_SHOWN_DAYS))}
  order by k.resolved_at desc, k.id desc limit 1`;

/** An answered task, beside its patient's columns. */
type AnsweredTask = Omit<TaskRow, 'patientId' | 'patientNumber' | 'patientName'>;

/** What a day is made of, beside the plan. */
export interface DayFacts {
  ticks: Tick[];
  /** The last pain that the patient told on the day. */
  pain: PainRow | null;
  checks: CheckRow[];
  resolved: string[];
  /** The danger sign that was answered last, today or on the two days before. */
  answered: AnsweredTask | null;
  /** When each phase was left, in order. */
  leftAt: string[];
}

/** The ticks of the days from one on, the last pain of today, the checks from today on, the doctor's answers, and when phases were left: in one statement (recovery §11). */
export async function findDayFacts(
  em: EntityManager,
  planId: string,
  { from, day }: { from: string; day: string },
): Promise<DayFacts> {
  const { rows } = await sql<DayFacts>`${named}
    select (select coalesce(json_agg(t), '[]') from (${ticks(planId, from)}) t) as ticks,
      (select row_to_json(n) from (${pain(planId, day)}) n) as pain,
      (select row_to_json(w) from (${answered(planId, day)}) w) as answered,
      (select coalesce(json_agg(c), '[]') from (${checks(planId, day)}) c) as checks,
      (select coalesce(json_agg(a.at order by a.at), '[]') from (${resolved(planId)}) a) as resolved,
      (select coalesce(json_agg(g.confirmed_at order by g.from_phase), '[]') from gate_passage g
        where g.plan_id = ${planId}) as "leftAt"`.execute(em.getKysely());
  return rows[0] ?? { ticks: [], pain: null, checks: [], resolved: [], answered: null, leftAt: [] };
}

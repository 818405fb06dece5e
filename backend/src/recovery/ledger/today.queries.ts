import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addDays, startOfDay } from '../../platform/time/clinic-time.js';
import { named } from '../../platform/db/connections/named-statements.js';
import { taskColumns, type TaskRow } from './plan.queries.js';
import { doneDays, effortsSince, painBetween, stops, ticksSince, type PainRow } from './entry-sql.js';
import type { DoneDay, StopSpan } from './kept-weeks.js';
import type { Tick } from './occasions.js';

/** SQL query of the latest pain on a day. */
const pain = (planId: string, day: string) => sql<PainRow>`
  ${painBetween(planId, day, day)} order by m.taken_at desc, m.recorded_at desc, m.id desc limit 1`;

/** Answers of one danger check. */
export interface CheckRow {
  /** YYYY-MM-DD. */
  day: string;
  at: string;
  /** Whether no sign was answered with yes. */
  isClear: boolean;
  /** Number of the plan's tasks resolved before the server received it. */
  tasksBefore: number;
}

const checks = (planId: string, from: string) => sql<CheckRow>`
  select day::text, at, cardinality(signs) = 0 as "isClear", tasks_before as "tasksBefore" from danger_check
  where plan_id = ${planId} and (day >= ${from} or cardinality(signs) > 0)`;

const resolved = (planId: string) => sql<{ at: string }>`
  select resolved_at as at from care_task where plan_id = ${planId} and status = 'RESOLVED' order by resolved_at`;

/** Finds a plan's checks since a day, and earlier ones with a yes, because a stop lasts until a doctor resolves it. */
export async function findChecks(em: EntityManager, planId: string, from: string): Promise<CheckRow[]> {
  return (await sql<CheckRow>`${named}${checks(planId, from)}`.execute(em.getKysely())).rows;
}

/** Finds a plan's ticks and skips since a day, by time. */
export async function findTicks(em: EntityManager, planId: string, from: string): Promise<Tick[]> {
  return (await sql<Tick>`${named}${ticksSince(planId, from)}`.execute(em.getKysely())).rows;
}

/** Finds when a plan's tasks were resolved, in order. */
export async function findResolved(em: EntityManager, planId: string): Promise<string[]> {
  return (await sql<{ at: string }>`${named}${resolved(planId)}`.execute(em.getKysely())).rows.map(({ at }) => at);
}

/** Days after its own for which a resolution is shown. */
const ANSWER_SHOWN_DAYS = 2;

/**
 * SQL query of the latest resolved task of a plan, or of any plan of its patient: for the patient, since the answer may come after the end of
 * the plan, or during the next one.
 */
const answered = (planId: string, day: string, ofPatient: boolean) => sql<AnsweredTask>`
  select ${taskColumns} from recovery_plan own
    join recovery_plan o on ${ofPatient ? sql`o.patient_id = own.patient_id` : sql`o.id = own.id`}
    join care_task k on k.plan_id = o.id
  where own.id = ${planId} and k.status = 'RESOLVED' and k.resolved_at >= ${startOfDay(addDays(day, -ANSWER_SHOWN_DAYS))}
  order by k.resolved_at desc, k.id desc limit 1`;

/** A resolved task, without its patient's columns. */
export type AnsweredTask = Omit<TaskRow, 'patientId' | 'patientNumber' | 'patientName'>;

/** Finds the latest resolved danger sign of the day or the two before: of a plan, or, for the patient, of any plan of hers. */
export async function findAnsweredTask(
  em: EntityManager,
  planId: string,
  day: string,
  ofPatient: boolean,
): Promise<AnsweredTask | undefined> {
  return (await answered(planId, day, ofPatient).execute(em.getKysely())).rows[0];
}

/** Facts of a day besides the plan. */
export interface DayFacts {
  ticks: Tick[];
  /** The latest pain reported on the day. */
  pain: PainRow | null;
  /** The latest effort reported on the day. */
  effort: number | null;
  /** All days with ticks. */
  doneDays: DoneDay[];
  /** Times during which danger signs stopped the plan. */
  stops: StopSpan[];
  checks: CheckRow[];
  resolved: string[];
  /** The patient's latest resolved danger sign, of today or the two days before. */
  answered: AnsweredTask | null;
  /** Times at which phases were left, in order. */
  leftAt: string[];
}

/**
 * Finds in one statement the ticks since a day, today's latest pain and effort, the days with ticks, the stops, the checks since today, the
 * resolved signs, and when phases were left.
 */
export async function findDayFacts(
  em: EntityManager,
  planId: string,
  { from, day }: { from: string; day: string },
): Promise<DayFacts> {
  const { rows } = await sql<DayFacts>`${named}
    select (select coalesce(json_agg(t), '[]') from (${ticksSince(planId, from)}) t) as ticks,
      (select row_to_json(n) from (${pain(planId, day)}) n) as pain,
      (select f.effort from (${effortsSince(planId, day)}) f where f.day = ${day}) as effort,
      (select coalesce(json_agg(d), '[]') from (${doneDays(planId)}) d) as "doneDays",
      (select coalesce(json_agg(s), '[]') from (${stops(planId)}) s) as stops,
      (select row_to_json(w) from (${answered(planId, day, true)}) w) as answered,
      (select coalesce(json_agg(c), '[]') from (${checks(planId, day)}) c) as checks,
      (select coalesce(json_agg(a.at order by a.at), '[]') from (${resolved(planId)}) a) as resolved,
      (select coalesce(json_agg(g.confirmed_at order by g.from_phase), '[]') from gate_passage g
        where g.plan_id = ${planId}) as "leftAt"`.execute(em.getKysely());
  const nothing = { ticks: [], pain: null, effort: null, doneDays: [], stops: [], checks: [], resolved: [] };
  return rows[0] ?? { ...nothing, answered: null, leftAt: [] };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { visiblePlans } from '../ledger/plan-scope.js';
import { PEOPLE } from '../ledger/plan.queries.js';
import type { CareFlagKind } from '../ledger/care-flag-kinds.js';
import { IS_OPEN } from './raise-flag.js';

/** A flag with its patient; times are text, as plain statements return them. */
export interface FlagRow {
  id: string;
  kind: CareFlagKind;
  planId: string;
  patientId: string;
  /** Number in PT-000123. */
  patientNumber: number | null;
  patientName: string;
  /** YYYY-MM-DD. */
  day: string;
  pain: number | null;
  exerciseName: string | null;
  /** Of SCORE_WORSE. */
  scoreName: string | null;
  score: number | null;
  scoreBefore: number | null;
  /** Of QUIET: the first day after it was raised on which something was entered; YYYY-MM-DD. */
  enteredOn: string | null;
  raisedAt: string;
  times: number;
  seenAt: string | null;
  seenBy: string | null;
  note: string | null;
}

const columns = sql`f.id, f.kind, f.plan_id as "planId", p.id as "patientId", p.number as "patientNumber", p.name as "patientName",
  f.day::text, f.pain, f.exercise_name as "exerciseName", f.score_name as "scoreName", f.score::float8 as score,
  f.score_before::float8 as "scoreBefore", f.raised_at as "raisedAt", f.times, f.seen_at as "seenAt",
  (select coalesce((select name from physiotherapist where user_id = u.id), (select name from doctor where user_id = u.id), u.full_name)
    from app_user u where u.id = f.seen_by_id) as "seenBy", f.note,
  case f.kind when 'QUIET' then (select min(e.day)::text from entry e
    where e.plan_id = f.plan_id and e.day > f.day and e.recorded_at > f.raised_at) end as "enteredOn"`;

/** SQL table of the patients with an open flag of high pain in a live plan that the actor may see: their ids. */
export function highPainPatients(visibleTo: VisibleTo): RawBuilder<unknown> {
  return sql`(select r.patient_id from ${PEOPLE} join care_flag f on f.plan_id = r.id
    where f.kind = 'PAIN_HIGH' and ${IS_OPEN} and r.status = 'ACTIVE' and ${visiblePlans(visibleTo)})`;
}

/** Days for which a flag that was seen is listed. */
const SEEN_DAYS = 30;
/** Largest number of flags in a list. */
const MOST = 100;

/** Finds the open flags of live plans, and with `all` those seen in the last 30 days, newest first, as far as the actor may see their plans. */
export async function findFlags(
  em: EntityManager,
  { visibleTo, all, now }: { visibleTo: VisibleTo; all: boolean; now: Date },
): Promise<FlagRow[]> {
  const seenSince = new Date(now.getTime() - SEEN_DAYS * 86_400_000);
  const isOpen = sql`(${IS_OPEN} and r.status = 'ACTIVE')`;
  const { rows } = await sql<FlagRow>`
    select ${columns} from ${PEOPLE} join care_flag f on f.plan_id = r.id
    where p.deleted_at is null and ${visiblePlans(visibleTo)} and (${isOpen} ${all ? sql`or f.seen_at > ${seenSince}` : sql``})
    order by f.raised_at desc, f.id desc limit ${MOST}`.execute(em.getKysely());
  return rows;
}

/** Finds a flag that is or was open, of a live record whose plan the actor may see; one that was withdrawn is none. */
export async function findFlag(em: EntityManager, visibleTo: VisibleTo, id: string): Promise<FlagRow | undefined> {
  const { rows } = await sql<FlagRow>`
    select ${columns} from ${PEOPLE} join care_flag f on f.plan_id = r.id
    where p.deleted_at is null and ${visiblePlans(visibleTo)} and f.id = ${id} and f.withdrawn_at is null
      and (f.seen_at is not null or r.status = 'ACTIVE')`.execute(em.getKysely());
  return rows[0];
}

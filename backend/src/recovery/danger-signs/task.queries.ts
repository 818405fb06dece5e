import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ContentSign, InBoth } from '../protocols/protocol-content.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { visiblePlans } from '../ledger/plan-scope.js';
import { PEOPLE, planName, taskColumns, VERSIONS, type TaskRow } from '../ledger/plan.queries.js';
import { responderHere } from './responders.js';
import type { PlanKind } from '../ledger/recovery-plan.entity.js';
import { taskView, type TaskView } from './task-view.js';
import { CareTask } from './care-task.entity.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';

/** Locks the plan of a task of a live record, if the actor may see it. @returns its kind */
export async function lockPlanOfTask(tx: EntityManager, actor: VisibleTo, id: string): Promise<PlanKind | undefined> {
  const { rows } = await sql<{ kind: PlanKind }>`
    select r.kind from ${PEOPLE} join care_task k on k.plan_id = r.id
    where k.id = ${id} and p.deleted_at is null and ${visiblePlans(actor)} for update of r`.execute(tx.getKysely());
  return rows[0]?.kind;
}

/** Finds a task of a live record. */
export async function findTask(em: EntityManager, id: string): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    select ${taskColumns}, p.id as "patientId", null as "patientNumber", p.name as "patientName"
    from care_task k join recovery_plan r on r.id = k.plan_id join patient p on p.id = r.patient_id and p.deleted_at is null
    where k.id = ${id}`.execute(em.getKysely());
  return rows[0];
}

/** Finds the open tasks of patients, in any plan of theirs, by patient. Callers check access. */
export async function findOpenTasksOf(
  em: EntityManager,
  patientIds: readonly string[],
  now: Date,
): Promise<Map<string, TaskView>> {
  const { rows } = await sql<TaskRow>`
    select distinct on (p.id) ${taskColumns}, p.id as "patientId", p.number as "patientNumber", p.name as "patientName"
    from care_task k join recovery_plan r on r.id = k.plan_id join patient p on p.id = r.patient_id and p.deleted_at is null
    where p.id = any(${[...patientIds]}::uuid[]) and k.status <> 'RESOLVED'
    order by p.id, k.due_at, k.id`.execute(em.getKysely());
  return new Map(rows.map((row) => [row.patientId, taskView(row, now)]));
}

/** Largest number of resolved tasks in a list. */
const MOST_ANSWERED = 20;

/** Finds the resolved tasks of a plan of a live record, newest first. */
export async function findAnsweredTasks(em: EntityManager, planId: string): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select ${taskColumns}, p.id as "patientId", null as "patientNumber", p.name as "patientName"
    from care_task k join recovery_plan r on r.id = k.plan_id join patient p on p.id = r.patient_id and p.deleted_at is null
    where k.plan_id = ${planId} and k.status = 'RESOLVED'
    order by k.resolved_at desc, k.id desc limit ${MOST_ANSWERED}`.execute(em.getKysely());
  return rows;
}

/** An open task with the data needed to resolve it. */
export interface OpenTaskRow extends TaskRow {
  planId: string;
  protocolName: InBoth;
  /** The signs of the plan's version, and reported signs of earlier plans. */
  dangerSigns: ContentSign[];
  /** Time of the latest yes. */
  lastYesAt: string;
  /** Name of the plan's doctor, or of the programme's physiotherapist or who covers, if they can sign in. */
  responderName: string | null;
  /** Notes by the patient, newest first. */
  patientNotes: string[];
  phone: string | null;
}

/** SQL present content of a plan, with `VERSIONS`. */
const present = sql`coalesce(w.content, v.content)`;

/** SQL array of a task's signs that the plan's present content lacks, in the newest wording of earlier content (entries/own-plan.ts). */
const formerSigns = sql`(select coalesce(jsonb_agg(s.sign), '[]') from (
  select distinct on (sign->>'key') sign from recovery_plan o join plan_content f on f.plan_id = o.id,
    jsonb_array_elements(f.content->'dangerSigns') sign
  where o.patient_id = r.patient_id and (o.id <> r.id or not f.is_newest) and sign->>'key' = any(k.signs)
    and not jsonb_path_exists(${present}, '$.dangerSigns[*] ? (@.key == $key)', jsonb_build_object('key', sign->>'key'))
  order by sign->>'key', f.since desc) s)`;

/** SQL time at which the server received the latest yes; every yes since the task's creation belongs to it. */
const lastYes = sql`greatest(k.created_at, (
  select max(e.recorded_at) from danger_check c join entry e on e.id = c.entry_id
  where c.plan_id = k.plan_id and cardinality(c.signs) > 0))`;

/** SQL array of the patient's notes on an open task. */
const patientNotes = sql`array(select e.body->>'note' from entry e
  where e.plan_id = k.plan_id and e.kind = 'SIGN' and e.recorded_at >= k.created_at and e.body->>'note' is not null
  order by e.recorded_at desc, e.id desc)`;

/** Largest number of open tasks in a list. */
const MOST = 100;

/** Finds the open tasks of live records by deadline, as far as the actor may see their plans. */
export async function findOpenTasks(em: EntityManager, actor: VisibleTo, now: Date): Promise<OpenTaskRow[]> {
  const { rows } = await sql<OpenTaskRow>`
    select ${taskColumns}, p.id as "patientId", p.number as "patientNumber", p.name as "patientName", k.plan_id as "planId", ${planName} as "protocolName",
      ${present}->'dangerSigns' || ${formerSigns} as "dangerSigns", ${lastYes} as "lastYesAt", h.name as "responderName",
      ${patientNotes} as "patientNotes",
      coalesce(p.contact_phone, u.phone) as phone
    from ${PEOPLE} join care_task k on k.plan_id = r.id ${VERSIONS}
      left join app_user u on u.id = p.user_id left join lateral ${responderHere(now)} h on true
    where p.deleted_at is null and k.status <> 'RESOLVED' and ${visiblePlans(actor)}
    order by k.due_at, k.id limit ${MOST}`.execute(em.getKysely());
  return rows;
}

/** Counts the open tasks of live records whose plans the actor may see. */
export async function countOpenSigns(em: EntityManager, actor: VisibleTo): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${PEOPLE} join care_task k on k.plan_id = r.id
    where p.deleted_at is null and k.status <> 'RESOLVED' and ${visiblePlans(actor)}`.execute(em.getKysely());
  return rows[0]?.count ?? 0;
}

/** Whether a patient has an open danger sign in any plan. */
export async function hasOpenSign(tx: EntityManager, patient: string): Promise<boolean> {
  return (await tx.count(CareTask, { plan: { patient }, status: { $ne: 'RESOLVED' } })) > 0;
}

/** Prevents session requests by a patient with an open EMERGENCY, who must call 112 instead. @throws AppError WRONG_STATE */
export async function requireNoEmergency(em: EntityManager, accountId: string): Promise<void> {
  const { rows } = await sql`
    select from care_task k join recovery_plan r on r.id = k.plan_id join patient p on p.id = r.patient_id
    where p.user_id = ${accountId} and p.deleted_at is null and k.status <> 'RESOLVED' and k.severity = 'EMERGENCY'`.execute(
    em.getKysely(),
  );
  if (rows.length > 0) throw new AppError('WRONG_STATE', reasonFor('EMERGENCY_OPEN'));
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { countUnread } from '../../messaging/index.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { named } from '../../platform/db/connections/named-statements.js';
import { likePattern } from '../../platform/lists/like-pattern.js';
import type { Severity, BodySide, InBoth, PlanContent } from '../protocols/protocol-content.js';
import type { ProgrammeArea } from '../protocols/programme-areas.js';
import { nameInVersion } from '../protocols/protocol-name.js';
import { visiblePlans } from './plan-scope.js';
import { CARE_FLAG_KINDS, type CareFlagKind } from './care-flag-kinds.js';
import { type PlanKind, type PlanStatus, type TaskStatus, RecoveryPlan } from './recovery-plan.entity.js';

/** Counts of a plan; planned = done + missed + cancelled + ahead. */
export interface Ledger {
  planned: number;
  done: number;
  missed: number;
  cancelled: number;
  ahead: number;
  booked: number;
  missedInAll: number;
  settled: number;
}

/** A task of a danger sign; times are text, as plain statements return them. */
export interface TaskRow {
  id: string;
  /** Kind of its plan, which decides who answers. */
  planKind: PlanKind;
  /** Whether its plan is no longer live. */
  planEnded: boolean;
  severity: Severity;
  status: TaskStatus;
  signs: string[];
  patientId: string;
  /** Number in PT-000123; null unless for an admin. */
  patientNumber: number | null;
  patientName: string;
  createdAt: string;
  dueAt: string;
  note: string | null;
  /** Time of the doctor's acknowledgment. */
  acknowledgedAt: string | null;
  answeredAt: string | null;
  /** The doctor, or the programme's physiotherapist, who acknowledged, and later resolved it. */
  doctorName: string | null;
  /** The doctor's advice to the patient. */
  advice: string | null;
}

/** SQL columns of a task `k` besides its patient's. */
export const taskColumns = sql`k.id, (select kind from recovery_plan where id = k.plan_id) as "planKind",
  (select status <> 'ACTIVE' from recovery_plan where id = k.plan_id) as "planEnded", k.severity, k.status, k.signs, k.created_at as "createdAt", k.due_at as "dueAt", k.note, k.advice,
  k.acknowledged_at as "acknowledgedAt", k.resolved_at as "answeredAt", coalesce((select name from doctor where id = k.answered_by_id),
    (select name from physiotherapist where id = k.answered_by_physiotherapist_id)) as "doctorName"`;

/** A plan with its counts, its version's content and its open task. */
export interface PlanRow {
  id: string;
  kind: PlanKind;
  /** Of a programme. */
  area: ProgrammeArea | null;
  /** Of a programme: YYYY-MM-DD. */
  reviewOn: string | null;
  patientId: string;
  /** Number in PT-000123; null unless for an admin. */
  patientNumber: number | null;
  patientName: string;
  protocolName: InBoth;
  protocolVersion: number;
  isSample: boolean;
  content: PlanContent;
  surgeryDate: string;
  side: BodySide;
  status: PlanStatus;
  /** Number of gates passed. */
  passages: number;
  ledger: Ledger;
  openTask: TaskRow | null;
  physiotherapistName: string | null;
  physiotherapistId: string | null;
  doctorName: string | null;
  referral: string | null;
  createdAt: string;
  version: number;
}

/** Selects plans of live records. */
export interface PlanQuery {
  /** Whose plans: a query without it does not compile. */
  visibleTo: VisibleTo;
  planId?: string;
  patientId?: string;
  isLive?: boolean;
  /** Part of the patient's name. */
  named?: string;
  /** Plans of these patients alone. */
  patientIds?: readonly string[];
}

const task = sql`(select row_to_json(t) from (
  select ${taskColumns}, p.id as "patientId", p.number as "patientNumber", p.name as "patientName"
  from care_task k where k.plan_id = r.id and k.status <> 'RESOLVED') t)`;

const ledger = sql`(select json_build_object('planned', planned, 'done', done, 'missed', missed, 'cancelled', cancelled,
    'ahead', ahead, 'booked', booked, 'missedInAll', missed_in_all, 'settled', missed_in_all - missed)
  from plan_counts(r.id))`;

/** SQL columns of a plan `r` and its patient `p`, shared with the list of patients under care. */
const planColumns = sql`r.id, r.kind, p.id as "patientId", p.number as "patientNumber", p.name as "patientName", r.surgery_date::text as "surgeryDate",
  r.side, (select count(*)::int from gate_passage g where g.plan_id = r.id) as passages, ${ledger} as ledger, ${task} as "openTask"`;

/** Finds the live plan, or else the newest, of a live record. One statement reads plan and counts from one snapshot. */
export async function findPlan(em: EntityManager, asked: PlanQuery): Promise<PlanRow | undefined> {
  const first = sql`(r.status = 'ACTIVE') desc, r.created_at desc, r.id desc limit 1`;
  const [row] = await findPlans(em, asked, first, named);
  return row;
}

/** A plan in the list of patients under care, with the input of its gate. */
export type PlanUnderCare = Pick<
  PlanRow,
  | 'id'
  | 'kind'
  | 'patientId'
  | 'patientNumber'
  | 'patientName'
  | 'content'
  | 'surgeryDate'
  | 'side'
  | 'passages'
  | 'ledger'
  | 'openTask'
>;

/** What waits for the team: the kinds of a plan's open flags, in their order, and the number of the patient's unread messages. */
export interface OpenFlags {
  flags: CareFlagKind[];
  unreadMessages: number;
}

/**
 * Finds the live plans that an actor may see. Reads the content of each protocol version once: it is about 12 KB, and many plans share few
 * versions.
 */
export async function findPlansUnderCare(
  em: EntityManager,
  of: Pick<PlanQuery, 'visibleTo' | 'named' | 'patientIds'>,
): Promise<(PlanUnderCare & OpenFlags)[]> {
  const asked = { ...of, isLive: true };
  const { rows } = await sql<Omit<PlanUnderCare, 'content'> & OpenFlags & { versionId: string | null }>`
    select ${planColumns}, r.protocol_version_id as "versionId", ${openFlags} as flags,
      ${countUnread(sql`r.patient_id`, 'PATIENT')} as "unreadMessages" from ${PEOPLE} where ${isAsked(asked)} order by r.id`.execute(
    em.getKysely(),
  );
  const contents = await findContents(em, new Set(rows.flatMap(({ versionId }) => versionId ?? [])));
  const programmes = await findProgrammeContents(
    em,
    rows.flatMap(({ id, kind }) => (kind === 'PROGRAMME' ? id : [])),
  );
  return rows.flatMap(({ versionId, ...plan }) => {
    const content = versionId ? contents.get(versionId) : programmes.get(plan.id);
    return content ? [{ ...plan, content }] : [];
  });
}

/** SQL array of the kinds of a plan's open flags, in their order. */
const openFlags = sql`array(select f.kind from care_flag f where f.plan_id = r.id and f.seen_at is null and f.withdrawn_at is null
  order by array_position(${[...CARE_FLAG_KINDS]}::text[], f.kind))`;

async function findContents(em: EntityManager, versionIds: ReadonlySet<string>): Promise<Map<string, PlanContent>> {
  const { rows } = await sql<{ id: string; content: PlanContent }>`
    select id, content from protocol_version where id = any(${[...versionIds]}::uuid[])`.execute(em.getKysely());
  return new Map(rows.map(({ id, content }) => [id, content]));
}

async function findProgrammeContents(em: EntityManager, planIds: readonly string[]): Promise<Map<string, PlanContent>> {
  if (planIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; content: PlanContent }>`
    select plan_id as id, content from plan_content where plan_id = any(${[...planIds]}::uuid[]) and is_newest`.execute(
    em.getKysely(),
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** SQL tables of a plan `r`, its patient `p`, physiotherapist `t` and doctor `d`, whom a programme does not have. */
export const PEOPLE = sql`recovery_plan r join patient p on p.id = r.patient_id
  join physiotherapist t on t.id = r.physiotherapist_id left join doctor d on d.id = r.doctor_id`;

/**
 * SQL joins of what a plan `r` prescribes: its protocol version `v` and protocol `l`, or the newest version `w` of a programme, whose danger
 * signs are samples.
 */
export const VERSIONS = sql`left join protocol_version v on v.id = r.protocol_version_id left join protocol l on l.id = v.protocol_id
  left join lateral (select * from programme_version n where n.plan_id = r.id order by n.number desc limit 1) w on true`;

/** SQL name of a plan in both languages, with `VERSIONS`. */
export const planName = sql`coalesce(w.content->'name', ${nameInVersion})`;

function isAsked(asked: PlanQuery): RawBuilder<unknown> {
  const conditions = [sql`p.deleted_at is null`, visiblePlans(asked.visibleTo)];
  if (asked.planId) conditions.push(sql`r.id = ${asked.planId}`);
  if (asked.patientId) conditions.push(sql`r.patient_id = ${asked.patientId}`);
  if (asked.patientIds) conditions.push(sql`r.patient_id = any(${[...asked.patientIds]}::uuid[])`);
  if (asked.named) conditions.push(sql`p.name_folded like ${likePattern(asked.named)}`);
  if (asked.isLive) conditions.push(sql`r.status = 'ACTIVE'`);
  return sql.join(conditions, sql` and `);
}

/** Locks the record of a plan. @returns whether the plan exists */
export async function lockPatientOf(tx: EntityManager, asked: PlanQuery): Promise<boolean> {
  const { rows } = await sql`select from ${PEOPLE} where ${isAsked(asked)} for no key update of p`.execute(
    tx.getKysely(),
  );
  return rows.length > 0;
}

async function findPlans(
  em: EntityManager,
  asked: PlanQuery,
  order: RawBuilder<unknown>,
  mark: RawBuilder<unknown> = sql``,
): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`${mark}
    select ${planColumns}, ${planName} as "protocolName", coalesce(w.number, v.number) as "protocolVersion",
      r.kind = 'PROGRAMME' or (l.is_sample and not exists (
        select from protocol_approval a where a.protocol_version_id = v.id and not a.is_sample)) as "isSample",
      coalesce(w.content, v.content) as content, w.area, w.review_on::text as "reviewOn", r.status,
      t.name as "physiotherapistName", t.id as "physiotherapistId", d.name as "doctorName", r.referral, r.created_at as "createdAt", r.version
    from ${PEOPLE} ${VERSIONS}
    where ${isAsked(asked)}
    order by ${order}`.execute(em.getKysely());
  return rows;
}

/** Locks a patient's own live plan, before reading anything of it. @returns its id */
export async function lockLivePlan(tx: EntityManager, asked: PlanQuery): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`${named}
    select r.id from ${PEOPLE} where ${isAsked({ ...asked, isLive: true })} for update of r`.execute(tx.getKysely());
  return rows[0]?.id;
}

export const PLAN_SESSION_STATES = ['AHEAD', 'DONE', 'MISSED', 'CANCELLED'] as const;

/** A session of a plan. */
export interface PlanSessionRow {
  number: number;
  phase: number;
  state: (typeof PLAN_SESSION_STATES)[number];
  appointmentId: string | null;
}

/** Finds the sessions of a plan, in order. */
export async function findPlanSessions(em: EntityManager, planId: string): Promise<PlanSessionRow[]> {
  const { rows } = await sql<PlanSessionRow>`
    select number, phase, state, appointment_id as "appointmentId" from plan_session where plan_id = ${planId}
    order by number`.execute(em.getKysely());
  return rows;
}

/** Whether a patient has a live plan of a protocol, which then determines the number of sessions. */
export async function hasLiveProtocol(tx: EntityManager, patientId: string): Promise<boolean> {
  return (await tx.count(RecoveryPlan, { patient: patientId, status: 'ACTIVE', kind: 'PROTOCOL' })) > 0;
}

/** Whether a patient has a live plan of either kind. */
export async function hasLivePlan(tx: EntityManager, patientId: string): Promise<boolean> {
  return (await tx.count(RecoveryPlan, { patient: patientId, status: 'ACTIVE' })) > 0;
}

/** Finds a patient's live plan with the operated side. Callers check access. */
export async function findOperatedSide(
  em: EntityManager,
  patientId: string,
): Promise<{ planId: string; side: BodySide } | undefined> {
  const { rows } = await sql<{ planId: string; side: BodySide }>`
    select id as "planId", side from recovery_plan where patient_id = ${patientId}::uuid and status = 'ACTIVE'`.execute(
    em.getKysely(),
  );
  return rows[0];
}

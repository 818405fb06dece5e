import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { isNamed, parsePatientReference } from '../../patients/index.js';
import type { Account } from '../../platform/access/actor.js';
import { CURSOR_FORMAT } from '../../platform/lists/list-cursor.js';
import { memberName } from './care-message.queries.js';
import { answersFor, ofOtherSide, reachedThreads, type ThreadReader, UNREAD } from './care-scope.js';
import type { CareThreadStatus } from './care-thread.entity.js';
import type { ThreadPosition } from './thread-cursor.js';

/** A conversation with its patient; times are text, as plain statements return them. */
export interface ThreadRow {
  /** That of the record before the first message. */
  id: string;
  patientId: string;
  /** Number in PT-000123. */
  patientNumber: number;
  patientName: string;
  /** Language of the patient's account. */
  language: string | null;
  status: CareThreadStatus;
  assigneeName: string | null;
  waitingSince: string | null;
  unread: number;
  /** Whether the patient has, or had within the last 30 days, a plan, or never had one. */
  isInCare: boolean;
  version: number;
  /** Time by which it is listed, to the microsecond; null before the first message. */
  position: string | null;
}

/** Days after the end of the last plan for which a patient may write. */
const DAYS_AFTER_PLAN = 30;

/** SQL name of an account `u` of the clinic. */
const assigneeName = sql`coalesce(nullif(${memberName(sql`u.id`)}, ''), 'Admin')`;

/** SQL columns of a conversation `t`, which may not exist yet, of a patient `p`, as an account sees it. */
const columns = (
  actor: ThreadReader,
  now: Date,
): RawBuilder<unknown> => sql`coalesce(t.id, p.id) as id, p.id as "patientId",
  p.number as "patientNumber", p.name as "patientName", (select language from app_user where id = p.user_id) as language,
  coalesce(t.status, 'CLOSED') as status, t.waiting_since as "waitingSince", coalesce(t.version, 1) as version,
  (select ${assigneeName} from app_user u where u.id = t.assignee_id
    and ${answersFor(actor.today)}) as "assigneeName",
  (select count(*)::int from care_message m where m.thread_id = t.id and ${UNREAD} and ${ofOtherSide(actor)}) as unread,
  ${isInCare(now)} as "isInCare",
  to_char(case t.status when 'WAITING' then t.waiting_since else t.last_message_at end at time zone 'UTC', ${CURSOR_FORMAT}) as position`;

const isInCare = (now: Date) => sql`(not exists (select from recovery_plan r where r.patient_id = p.id)
  or exists (select from recovery_plan r where r.patient_id = p.id
    and (r.status = 'ACTIVE' or r.ended_at > ${new Date(now.getTime() - DAYS_AFTER_PLAN * 86_400_000)})))`;

/** Selects one conversation: of a referenced record, by its own id, or that of the actor. */
export type ThreadReference = { patient: string } | { thread: string } | 'OWN';

function isMeant(reference: ThreadReference): RawBuilder<unknown> {
  if (reference === 'OWN') return sql`true`;
  if ('thread' in reference) {
    const { thread } = reference;
    // By the key of each table: a condition with "or" on both would read all records.
    return sql`p.id = coalesce((select o.patient_id from care_thread o where o.id = ${thread}::uuid), ${thread}::uuid)
      and coalesce(t.id, p.id) = ${thread}::uuid`;
  }
  const named = parsePatientReference(reference.patient);
  return named ? isNamed(named) : sql`false`;
}

/** Finds a conversation within the actor's reach, also one without a message yet. */
export async function findThread(
  em: EntityManager,
  actor: ThreadReader,
  reference: ThreadReference,
  now: Date,
): Promise<ThreadRow | undefined> {
  if (reference === 'OWN' && actor.role !== 'patient') return undefined;
  const { rows } = await sql<ThreadRow>`
    select ${columns(actor, now)} from patient p left join care_thread t on t.patient_id = p.id
    where ${reachedThreads(actor)} and ${isMeant(reference)} limit 1`.execute(em.getKysely());
  return rows[0];
}

/** An account that may be assigned a conversation. */
export interface Assignee {
  id: string;
  name: string;
}

/** Largest number of accounts to choose from. */
const MOST_ASSIGNEES = 100;

/** Finds the accounts of the clinic that read the conversation of a record on a day, by name. Callers check access. */
export async function findAssignees(em: EntityManager, today: string, patientId: string): Promise<Assignee[]> {
  const { rows } = await sql<Assignee>`
    select u.id, ${assigneeName} as name from app_user u, patient p
    where p.id = ${patientId}::uuid and u.user_type in ('admin', 'physiotherapist', 'doctor') and ${answersFor(today)}
    order by 2, 1 limit ${MOST_ASSIGNEES}`.execute(em.getKysely());
  return rows;
}

/** Which conversations are listed. */
export interface ThreadQuery {
  status?: CareThreadStatus | null | undefined;
  mine: boolean;
}

const TABLES = sql`care_thread t join patient p on p.id = t.patient_id`;

const isListed = (
  actor: Account,
  { status, mine }: ThreadQuery,
) => sql`${reachedThreads(actor)} and t.last_message_at is not null
  ${status ? sql`and t.status = ${status}` : sql``} ${mine ? sql`and t.assignee_id = ${actor.userId}::uuid` : sql``}`;

/**
 * Finds a slice of the conversations within the actor's reach: waiting ones, the longest wait first, and then the others, the newest message
 * first. Each part follows an index of its own.
 */
export async function findThreads(
  em: EntityManager,
  actor: Account,
  query: ThreadQuery,
  { first, after, now }: { first: number; after: ThreadPosition | undefined; now: Date },
): Promise<ThreadRow[]> {
  const slice = async (isWaiting: boolean, limit: number) => {
    const from =
      after && after.isWaiting === isWaiting
        ? isWaiting
          ? sql`and (t.waiting_since, t.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
          : sql`and (t.last_message_at, t.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
        : sql``;
    const part = isWaiting ? sql`t.status = 'WAITING'` : sql`t.status <> 'WAITING'`;
    const order = isWaiting ? sql`t.waiting_since, t.id` : sql`t.last_message_at desc, t.id desc`;
    const { rows } = await sql<ThreadRow>`select ${columns(actor, now)} from ${TABLES}
      where ${part} and ${isListed(actor, query)} ${from} order by ${order} limit ${limit}`.execute(em.getKysely());
    return rows;
  };
  const waiting =
    (query.status ?? 'WAITING') !== 'WAITING' || after?.isWaiting === false ? [] : await slice(true, first);
  if (waiting.length >= first || query.status === 'WAITING') return waiting;
  return [...waiting, ...(await slice(false, first - waiting.length))];
}

/** Counts the conversations that match a filter, and all that wait, within the actor's reach. */
export async function countThreads(
  em: EntityManager,
  actor: Account,
  query: ThreadQuery,
): Promise<{ total: number; waiting: number }> {
  const { rows } = await sql<{ total: number; waiting: number }>`
    select (select count(*)::int from ${TABLES} where ${isListed(actor, query)}) as total,
      (select count(*)::int from ${TABLES} where ${isListed(actor, { status: 'WAITING', mine: false })}) as waiting`.execute(
    em.getKysely(),
  );
  return rows[0] ?? { total: 0, waiting: 0 };
}

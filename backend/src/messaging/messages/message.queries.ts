import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import {
  type AttemptOutcome,
  isOfDesk,
  type MessageChannel,
  messageKinds,
  type MessageKind,
  type MessageLanguage,
} from '../../identity/index.js';
import { ALL_ROWS, NO_ROWS, type VisibleTo } from '../../platform/access/visible-to.js';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
import type { MessageStatus } from './message.entity.js';
import type { MessageFilter } from './message.input.js';

/** A try to hand a message over. */
export interface TryRow {
  at: Date;
  channel: MessageChannel;
  provider: string;
  outcome: AttemptOutcome;
  code: string | null;
  reference: string | null;
}

/** A message as admins see it. */
export interface MessageRow {
  id: string;
  kind: MessageKind;
  language: MessageLanguage;
  status: MessageStatus;
  to: string;
  text: string;
  patientId: string | null;
  patientNumber: number | null;
  subjectId: string | null;
  sendAfter: Date;
  attempts: number;
  createdAt: Date;
  sentAt: Date | null;
  deliveredAt: Date | null;
  error: string | null;
  /** Whether a browser of the recipient took it by push. */
  push: boolean;
  channel: MessageChannel;
  /** Provider that took it. */
  provider: string | null;
  parts: number;
  costMilliPaise: number | null;
  /** Its last 20 tries to hand it over, oldest first. */
  deliveryAttempts: TryRow[];
  /** Time of its cause: the time in the cursor. */
  at: string;
}

/** Raw SQL, because the list compares rows with a cursor. */
const columns = sql`m.id, m.kind, m.language, m.status, m.recipient as "to", m.text, m.patient_id as "patientId",
  (select number from patient where id = m.patient_id) as "patientNumber",
  m.subject_id as "subjectId", m.send_after as "sendAfter", m.attempts, m.created_at as "createdAt", m.sent_at as "sentAt",
  m.delivered_at as "deliveredAt", m.error, m.push, m.channel, m.provider, m.parts, m.cost_milli_paise::float8 as "costMilliPaise",
  (select coalesce(jsonb_agg(jsonb_build_object('at', t.at, 'channel', t.channel, 'provider', t.provider, 'outcome', t.outcome,
     'code', t.code, 'reference', t.reference) order by t.id), '[]') from (select * from message_try where message_id = m.id order by id desc limit 20) t) as "deliveryAttempts",
  to_char(m.created_at at time zone 'UTC', ${CURSOR_FORMAT}) as "at"`;

/** A filter of messages, and whose messages: a query without it does not compile. */
type VisibleMessages = MessageFilter & { visibleTo: VisibleTo };

/** SQL condition of the messages that an actor may see: for reception, those to patients about sessions and payments. */
function visibleMessages(to: VisibleTo): RawBuilder<unknown> {
  if (to === 'SYSTEM' || to.role === 'admin') return ALL_ROWS;
  return to.role === 'reception' ? sql`m.kind = any(${messageKinds.filter(isOfDesk)}::text[])` : NO_ROWS;
}

/** SQL conditions of a filter. */
function conditionsOf({ status, kind, patientId, subjectId, channel, provider, visibleTo }: VisibleMessages) {
  const conditions = [visibleMessages(visibleTo)];
  if (status) conditions.push(sql`m.status = ${status}`);
  if (kind) conditions.push(sql`m.kind = ${kind}`);
  if (patientId) conditions.push(sql`m.patient_id = ${patientId}`);
  if (subjectId) conditions.push(sql`m.subject_id = ${subjectId}`);
  if (channel) conditions.push(sql`m.channel = ${channel}`);
  if (provider) conditions.push(sql`m.provider = ${provider}`);
  return conditions;
}

/** Counts the messages of a filter. */
export async function countMessages(em: EntityManager, filter: VisibleMessages): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from message m where ${sql.join(conditionsOf(filter), sql` and `)}`.execute(
    em.getKysely(),
  );
  return rows[0]?.total ?? 0;
}

/** Finds a slice of messages, newest first, then by id. */
export async function findMessages(
  em: EntityManager,
  filter: VisibleMessages,
  limit: number,
  after?: ListPosition,
): Promise<MessageRow[]> {
  const conditions = conditionsOf(filter);
  if (after) conditions.push(sql`(m.created_at, m.id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  const { rows } = await sql<MessageRow>`
    select ${columns} from message m where ${sql.join(conditions, sql` and `)}
    order by m.created_at desc, m.id desc limit ${limit}`.execute(em.getKysely());
  return rows.map(withMoments);
}

/** Finds a message by id. */
export async function findMessage(em: EntityManager, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select ${columns} from message m where m.id = ${id}`.execute(em.getKysely());
  return rows.map(withMoments)[0];
}

/** Reads a message that the transaction has just queued. */
export async function requireQueued(tx: EntityManager, id: string): Promise<MessageRow> {
  const row = await findMessage(tx, id);
  if (!row) throw new Error('A message that was just queued is there');
  return row;
}

/** Parses the dates of a raw row. */
function withMoments(row: MessageRow): MessageRow {
  const momentOf = (text: Date | null) => text && new Date(text);
  return {
    ...row,
    sendAfter: new Date(row.sendAfter),
    createdAt: new Date(row.createdAt),
    sentAt: momentOf(row.sentAt),
    deliveredAt: momentOf(row.deliveredAt),
    deliveryAttempts: row.deliveryAttempts.map((one) => ({ ...one, at: new Date(one.at) })),
  };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { toE164 } from '../inputs/phone-number.js';
import { CURSOR_FORMAT, type ListPosition } from '../lists/list-cursor.js';
import type { ContactForm, ContactStatus } from './contact-message.entity.js';

/** A message as the inbox shows it. */
export interface MessageRow {
  id: string;
  form: ContactForm;
  name: string;
  phone: string | null;
  email: string | null;
  subject: string | null;
  message: string;
  status: ContactStatus;
  receivedAt: Date;
  /** The record with its number. */
  patientId: string | null;
  version: number;
  /** When it came: the moment of its cursor. */
  at: string;
}

/** How many messages there are of the status asked for, and how many are new. */
export interface InboxCounts {
  total: number;
  unread: number;
}

const columns = sql`m.id, m.form, m.name, m.phone, m.email, m.subject, m.message, m.status, m.received_at as "receivedAt",
  m.version, to_char(m.received_at at time zone 'UTC', ${CURSOR_FORMAT}) as "at"`;

/** A stretch of the inbox, newest first, then by id. */
export async function findMessages(
  em: EntityManager,
  status: ContactStatus | null | undefined,
  limit: number,
  after?: ListPosition,
): Promise<MessageRow[]> {
  const conditions = [sql`true`];
  if (status) conditions.push(sql`m.status = ${status}`);
  if (after) conditions.push(sql`(m.received_at, m.id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  const { rows } = await sql<MessageRow>`
    select ${columns} from contact_message m where ${sql.join(conditions, sql` and `)}
    order by m.received_at desc, m.id desc limit ${limit}`.execute(em.getKysely());
  return withPatients(em, rows);
}

/** One message by its id. */
export async function findMessage(em: EntityManager, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select ${columns} from contact_message m where m.id = ${id}`.execute(
    em.getKysely(),
  );
  return (await withPatients(em, rows))[0];
}

export async function countMessages(em: EntityManager, status: ContactStatus | null | undefined): Promise<InboxCounts> {
  const { rows } = await sql<InboxCounts>`
    select (count(*) filter (where ${status ? sql`status = ${status}` : sql`true`}))::int as total,
      (count(*) filter (where status = 'NEW'))::int as unread
    from contact_message`.execute(em.getKysely());
  return rows[0] ?? { total: 0, unread: 0 };
}

/** Names the records by the numbers that visitors wrote, in one statement for all of a page. Raw statements give moments as text. */
async function withPatients(em: EntityManager, rows: MessageRow[]): Promise<MessageRow[]> {
  const patients = await findPatientsByPhone(em, rows.flatMap(numbersOf));
  return rows.map((row) => ({
    ...row,
    receivedAt: new Date(row.receivedAt),
    patientId: numbersOf(row).map((phone) => patients.get(phone))[0] ?? null,
  }));
}

const numbersOf = ({ phone }: MessageRow) => (phone ? [toE164(phone)].filter((number) => number !== undefined) : []);

/** The live record with each number, its own or its account's (reading 20); of several the oldest. */
async function findPatientsByPhone(em: EntityManager, phones: string[]): Promise<Map<string, string>> {
  if (phones.length === 0) return new Map();
  const { rows } = await sql<{ phone: string; id: string }>`
    select distinct on (phone) phone, id from (
      select contact_phone as phone, id, created_at from patient
      where contact_phone = any(${phones}) and deleted_at is null
      union all
      select u.phone, p.id, p.created_at from app_user u join patient p on p.user_id = u.id
      where u.phone = any(${phones}) and p.contact_phone is null and p.deleted_at is null and u.deleted_at is null
    ) found order by phone, created_at, id`.execute(em.getKysely());
  return new Map(rows.map(({ phone, id }) => [phone, id]));
}

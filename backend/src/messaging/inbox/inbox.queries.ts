import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.js';
import { toE164 } from '../../platform/inputs/phone-number.js';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
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
  /** Record with the message's phone number, if any. */
  patientId: string | null;
  patientNumber: number | null;
  version: number;
  /** Time of receipt: the time in the cursor. */
  at: string;
}

/** Number of messages with the requested status, and number of new ones. */
export interface InboxCounts {
  total: number;
  unread: number;
}

/** Raw SQL, because the list compares rows with a cursor. */
const columns = sql`m.id, m.form, m.name, m.phone, m.email, m.subject, m.message, m.status, m.received_at as "receivedAt",
  m.version, to_char(m.received_at at time zone 'UTC', ${CURSOR_FORMAT}) as "at"`;

/** Finds a slice of the inbox, newest first, then by id. */
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

/** Finds a message by id. */
export async function findMessage(em: EntityManager, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select ${columns} from contact_message m where m.id = ${id}`.execute(
    em.getKysely(),
  );
  return (await withPatients(em, rows))[0];
}

/** Counts messages; each count reads only the status index. */
export async function countMessages(em: EntityManager, status: ContactStatus | null | undefined): Promise<InboxCounts> {
  return { total: await countOf(em, status), unread: await countOf(em, 'NEW') };
}

async function countOf(em: EntityManager, status: ContactStatus | null | undefined): Promise<number> {
  const { count } = await em
    .getKysely<Tables>()
    .selectFrom('contact_message')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .$if(Boolean(status), (query) => query.where('status', '=', status ?? 'NEW'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds the records with the messages' phone numbers, in one statement for all rows, and parses dates. */
async function withPatients(em: EntityManager, rows: MessageRow[]): Promise<MessageRow[]> {
  const numbers = rows.map(({ phone }) => toE164(phone ?? ''));
  const patients = await findPatientsByPhone(
    em,
    numbers.filter((number) => number !== undefined),
  );
  return rows.map((row, at) => ({
    ...row,
    receivedAt: new Date(row.receivedAt),
    patientId: patients.get(numbers[at] ?? '')?.id ?? null,
    patientNumber: patients.get(numbers[at] ?? '')?.number ?? null,
  }));
}

/** Finds the live record of each phone number, its own or its account's; the oldest if there are several. */
async function findPatientsByPhone(
  em: EntityManager,
  phones: string[],
): Promise<Map<string, { id: string; number: number }>> {
  if (phones.length === 0) return new Map();
  const db = em.getKysely<Tables>();
  const own = db
    .selectFrom('patient')
    .select((eb) => [eb.ref('contact_phone').$notNull().as('phone'), 'id', 'number', 'created_at'])
    .where('contact_phone', 'in', phones)
    .where('deleted_at', 'is', null);
  const ofAccounts = db
    .selectFrom('app_user as u')
    .innerJoin('patient as p', 'p.user_id', 'u.id')
    .select(['u.phone', 'p.id', 'p.number', 'p.created_at'])
    .where('u.phone', 'in', phones)
    .where('u.deleted_at', 'is', null)
    .where('p.contact_phone', 'is', null)
    .where('p.deleted_at', 'is', null);
  const rows = await db
    .selectFrom(own.unionAll(ofAccounts).as('found'))
    .distinctOn('phone')
    .select(['phone', 'id', 'number'])
    .orderBy('phone')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ phone, ...patient }) => [phone, patient]));
}

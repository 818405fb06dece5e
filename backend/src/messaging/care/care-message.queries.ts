import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { familyName } from '../../patients/index.js';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
import type { CareAuthor } from './care-message.entity.js';
import { reachedThreads, type ThreadReader } from './care-scope.js';

/** A picture of a message. */
export interface PhotoRow {
  id: string;
  width: number;
  height: number;
}

/** A message; times are text, as plain statements return them. */
export interface MessageRow {
  id: string;
  threadId: string;
  accountId: string;
  authorName: string;
  author: CareAuthor;
  text: string;
  photos: PhotoRow[];
  sentAt: string;
  readAt: string | null;
  withdrawnAt: string | null;
  /** `sentAt` to the microsecond: the time in the cursor. */
  position: string;
}

/** SQL expression: name of an account of the clinic, as its team knows it. */
export const memberName = (account: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(
  (select name from physiotherapist where user_id = ${account} order by deleted_at nulls first limit 1),
  (select name from doctor where user_id = ${account} order by deleted_at nulls first limit 1),
  (select full_name from app_user where id = ${account}), '')`;

const photosOf = sql`coalesce((select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height) order by f.position)
  from care_photo f where f.message_id = m.id), '[]')`;

/** SQL expression: name of a family member who wrote a message `m` to `p`; empty for another family member, who does not learn of it. */
const familyAuthor = ({ familyOf, userId }: Pick<ThreadReader, 'familyOf' | 'userId'>) =>
  familyOf === undefined
    ? sql`coalesce(${familyName(sql`m.account_id`, sql`p.id`)}, '')`
    : sql`case m.account_id when ${userId}::uuid then coalesce(${familyName(sql`m.account_id`, sql`p.id`)}, '') else '' end`;

/** SQL columns of a message `m` of a patient `p`, as an account reads it. */
const columns = (
  reader: Pick<ThreadReader, 'familyOf' | 'userId'>,
) => sql`m.id, m.thread_id as "threadId", m.account_id as "accountId", m.author, m.text, ${photosOf} as photos,
  case m.author when 'PATIENT' then p.name when 'FAMILY' then ${familyAuthor(reader)} else ${memberName(sql`m.account_id`)} end as "authorName",
  m.sent_at as "sentAt", m.read_at as "readAt", m.withdrawn_at as "withdrawnAt",
  to_char(m.sent_at at time zone 'UTC', ${CURSOR_FORMAT}) as position`;

/** Finds the newest messages of each of some conversations, in one statement. Callers check access. */
export async function findMessages(
  em: EntityManager,
  reader: ThreadReader,
  threadIds: readonly string[],
  { first, after }: { first: number; after?: ListPosition | undefined },
): Promise<MessageRow[]> {
  const from = after ? sql`and (m.sent_at, m.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<MessageRow>`
    select ${columns(reader)} from care_thread t join patient p on p.id = t.patient_id
      cross join lateral (select * from care_message m where m.thread_id = t.id ${from}
        order by m.sent_at desc, m.id desc limit ${first}) m
    where t.id = any(${[...threadIds]}::uuid[]) order by m.sent_at desc, m.id desc`.execute(em.getKysely());
  return rows;
}

/** Finds a message of a conversation that the actor may read. */
export async function findMessage(em: EntityManager, actor: ThreadReader, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${columns(actor)} from care_message m join care_thread t on t.id = m.thread_id join patient p on p.id = t.patient_id
    where m.id = ${id}::uuid and ${reachedThreads(actor)}`.execute(em.getKysely());
  return rows[0];
}

/** Counts the messages that an account sent since a time, also withdrawn ones. */
export async function countSent(em: EntityManager, accountId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ sent: number }>`select count(*)::int as sent from care_message
    where account_id = ${accountId}::uuid and sent_at > ${since}`.execute(em.getKysely());
  return rows[0]?.sent ?? 0;
}

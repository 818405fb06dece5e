import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Finds the accounts whose own number, or that of whose record, is a number. */
export async function findAccountsOfNumber(em: EntityManager, phone: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user u where u.phone = ${phone} and u.deleted_at is null
    union select p.user_id from patient p join app_user u on u.id = p.user_id and u.deleted_at is null
      where p.contact_phone = ${phone} and p.deleted_at is null
    order by id`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}

/** Finds the try by which Meta took a message under its id, and whether it is the last one; undefined if it is not noted. */
export async function findTryOf(
  em: EntityManager,
  { messageId, reference }: { messageId: string; reference: string },
): Promise<{ isLast: boolean } | undefined> {
  const { rows } = await sql<{ isLast: boolean }>`
    select not exists (select from message_try later where later.message_id = t.message_id and later.id > t.id) as "isLast"
    from message_try t where t.message_id = ${messageId} and t.channel = 'WHATSAPP' and t.reference = ${reference}
    order by t.id desc limit 1`.execute(em.getKysely());
  return rows[0];
}

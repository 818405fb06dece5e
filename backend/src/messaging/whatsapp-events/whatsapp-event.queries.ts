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

/** What is noted of the tries of a message, beside a report under an id of Meta. */
export interface NotedTries {
  /** Whether Meta took it under this id. */
  isNoted: boolean;
  /** Whether that was the last try. */
  isLast: boolean;
  /** Whether WhatsApp gave no answer at a try, so that it may have taken the message twice. */
  isUnsure: boolean;
}

/** Finds what is noted of the tries of a message. */
export async function findNotedTries(
  em: EntityManager,
  { messageId, reference }: { messageId: string; reference: string },
): Promise<NotedTries> {
  const { rows } = await sql<NotedTries>`
    with tries as (select *, channel = 'WHATSAPP' and coalesce(reference = ${reference}, false) as is_it
      from message_try where message_id = ${messageId})
    select exists (select from tries where is_it) as "isNoted",
      coalesce((select is_it from tries order by id desc limit 1), false) as "isLast",
      exists (select from tries where channel = 'WHATSAPP' and outcome = 'UNKNOWN') as "isUnsure"`.execute(
    em.getKysely(),
  );
  return rows[0] ?? { isNoted: false, isLast: false, isUnsure: false };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { IS_REACHED_ADMIN } from '../../messaging/index.js';

/** An admin to whom reports are mailed. */
export interface MailRecipient {
  id: string;
  name: string;
  /** Whether the account is an admin's with a confirmed e-mail address. */
  isReached: boolean;
}

/** Finds accounts by id, with whether mails reach them; by name. */
export async function findRecipients(em: EntityManager, ids: readonly string[]): Promise<MailRecipient[]> {
  const { rows } = await sql<MailRecipient>`
    select u.id, u.full_name as name, ${IS_REACHED_ADMIN} as "isReached" from app_user u where u.id = any(${ids}::uuid[])
    order by u.full_name, u.id`.execute(em.getKysely());
  return rows;
}

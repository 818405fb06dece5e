import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type MessageLanguage, messageLanguageOf } from '../../identity/index.js';

/** An admin with a confirmed e-mail address. */
export interface ReachedAdmin {
  id: string;
  name: string;
  email: string;
  language: MessageLanguage;
}

/** SQL condition: account `u` is an admin's who can sign in, with a confirmed e-mail address. */
export const IS_REACHED_ADMIN = sql`(u.user_type = 'admin' and u.deleted_at is null and u.disabled_at is null and u.email is not null
  and u.email_confirmed_at is not null)`;

/** Finds the admins with a confirmed e-mail address, by name: among accounts, or at most 100 of all. */
export async function findReachedAdmins(em: EntityManager, ids?: readonly string[]): Promise<ReachedAdmin[]> {
  const among = ids ? sql`u.id = any(${ids}::uuid[])` : sql`true`;
  const { rows } = await sql<Omit<ReachedAdmin, 'language'> & { language: string }>`
    select u.id, u.full_name as name, u.email, u.language from app_user u where ${among} and ${IS_REACHED_ADMIN}
    order by u.full_name, u.id limit 100`.execute(em.getKysely());
  return rows.map((row) => ({ ...row, language: messageLanguageOf(row.language) }));
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hasLeft } from '../../identity/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { recipientOf, type Member } from './recipient.js';

/** The account of a member as it is read. */
export interface MemberRow {
  userId: string;
  phone: string;
  language: string;
}

/** Whether an account can sign in on a day. */
export const isHere = (today: string) =>
  sql`u.deleted_at is null and u.disabled_at is null and not ${hasLeft('u', today)}`;

/** All admins who can sign in. */
export async function findAdmins(em: EntityManager, now: Date): Promise<Member[]> {
  const { rows } = await sql<MemberRow>`
    select u.id as "userId", u.phone, u.language from app_user u
    where u.user_type = 'admin' and ${isHere(clinicDay(now))} order by u.id`.execute(em.getKysely());
  return membersOf(rows);
}

/** Those of them whom a message reaches. */
export const membersOf = (rows: readonly MemberRow[]): Member[] =>
  rows.flatMap(({ userId, phone, language }) => {
    const recipient = recipientOf(phone, language);
    return recipient ? [{ userId, ...recipient }] : [];
  });

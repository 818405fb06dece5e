import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.js';
import { hasLeft } from '../../identity/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { recipientOf, type Member } from './recipient.js';

/** Account columns of a member. */
export interface MemberRow {
  userId: string;
  phone: string;
  language: string;
}

/** SQL condition: an account can sign in on a day. */
export const isHere = (today: string) =>
  sql<boolean>`u.deleted_at is null and u.disabled_at is null and not ${hasLeft('u', today)}`;

/** Finds all admins who can sign in and have a usable number. */
export async function findAdmins(em: EntityManager, now: Date): Promise<Member[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('app_user as u')
    .select(['u.id as userId', 'u.phone', 'u.language'])
    .where('u.user_type', '=', 'admin')
    .where(isHere(clinicDay(now)))
    .orderBy('u.id')
    .execute();
  return membersOf(rows);
}

/** Maps rows to members; drops those without a usable number. */
export const membersOf = (rows: readonly MemberRow[]): Member[] =>
  rows.flatMap(({ userId, phone, language }) => {
    const recipient = recipientOf(phone, language);
    return recipient ? [{ userId, ...recipient }] : [];
  });

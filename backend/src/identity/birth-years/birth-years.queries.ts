import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account } from '../../platform/access/actor.js';
import { HALF_MINUTES } from '../auth/half-session.js';

/** Years that may be tried per account. */
export const MOST_TRIES = 5;

/** The check of an account's year of birth. */
export interface BirthYearCheck {
  userId: string;
  since: Date;
  triesLeft: number;
  hasBirthDate: boolean;
}

/**
 * Counts a try and commits it, so that parallel guesses do not exceed the limit; call it before the year is compared. Returns the tries that
 * are left; undefined if nothing is due or no try is left.
 */
export async function countTry(em: EntityManager, accountId: string): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    update app_user set birth_year_tries = birth_year_tries + 1
    where id = ${accountId} and birth_year_due_since is not null and birth_year_tries < ${MOST_TRIES}
    returning birth_year_tries as tries`.execute(em.getKysely());
  const [counted] = rows;
  return counted && MOST_TRIES - counted.tries;
}

/**
 * Returns whether a year is that of an account's birth: of the exact date of its record, else of its own date, else of a date that the clinic
 * computed from an age, which may be a year late. False if none is known.
 */
export async function isBirthYear(em: EntityManager, accountId: string, year: number): Promise<boolean> {
  const { rows } = await sql`
    select from app_user u left join patient p on p.user_id = u.id and p.deleted_at is null
    where u.id = ${accountId} and case
      when p.birth_date is not null and p.birth_date_exact then extract(year from p.birth_date) = ${year}
      when u.birth_date is not null then extract(year from u.birth_date) = ${year}
      when p.birth_date is not null then extract(year from p.birth_date) - ${year} between 0 and 1
      else false end`.execute(em.getKysely());
  return rows.length > 0;
}

/** Returns the check of the account of a patient's record; undefined if none is due. */
export async function findBirthYearCheck(em: EntityManager, patientId: string): Promise<BirthYearCheck | undefined> {
  const { rows } = await sql<BirthYearCheck>`
    select u.id as "userId", u.birth_year_due_since as since, ${MOST_TRIES} - u.birth_year_tries as "triesLeft",
      coalesce(p.birth_date, u.birth_date) is not null as "hasBirthDate"
    from patient p join app_user u on u.id = p.user_id
    where p.id = ${patientId} and p.deleted_at is null and u.deleted_at is null
      and u.birth_year_due_since is not null and u.user_type in ('user', 'patient')`.execute(em.getKysely());
  return rows[0];
}

/** Ends the sessions of the actor's account except the own one. */
export async function endOtherSessions(tx: EntityManager, { userId, sessionId }: Account): Promise<void> {
  await sql`delete from session where user_id = ${userId} and sid <> ${sessionId}`.execute(tx.getKysely());
}

/** Ends those sessions of an account that may not be completed any more; returns whether one is left. */
export async function endStaleSessions(tx: EntityManager, accountId: string): Promise<boolean> {
  const db = tx.getKysely();
  await sql`delete from session
    where user_id = ${accountId} and created_at <= now() - make_interval(mins => ${HALF_MINUTES}::int)`.execute(db);
  const { rows } = await sql`select from session where user_id = ${accountId} limit 1`.execute(db);
  return rows.length > 0;
}

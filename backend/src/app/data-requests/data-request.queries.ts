import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Requests in a list. */
const MOST = 100;

/** What a list has beside the request itself. */
export interface RequestOwner {
  id: string;
  patientId: string | null;
  patientName: string;
  decidedBy: string | null;
}

/** Finds ids of open requests by the day on which they are due, or of answered ones, newest first, with their owners. */
export async function findRequestOwners(em: EntityManager, answered: boolean): Promise<RequestOwner[]> {
  const which = answered
    ? sql`r.status <> 'OPEN' order by r.decided_at desc, r.id`
    : sql`r.status = 'OPEN' order by r.due_on, r.id`;
  return ownersOf(em, sql`where ${which} limit ${MOST}`);
}

/** Finds the owner of a request. */
export async function findRequestOwner(em: EntityManager, id: string): Promise<RequestOwner | undefined> {
  const [owner] = await ownersOf(em, sql`where r.id = ${id}::uuid`);
  return owner;
}

async function ownersOf(em: EntityManager, which: ReturnType<typeof sql>): Promise<RequestOwner[]> {
  const { rows } = await sql<RequestOwner>`
    select r.id, p.id as "patientId", coalesce(p.name, u.full_name, '') as "patientName", a.full_name as "decidedBy"
    from data_request r join app_user u on u.id = r.account_id
    left join patient p on p.user_id = r.account_id and p.deleted_at is null
    left join app_user a on a.id = r.decided_by_id ${which}`.execute(em.getKysely());
  return rows;
}

/** Finds the ids of an account's live record and of those merged into it. */
export async function findOwnRecords(em: EntityManager, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with own as (select id from patient where user_id = ${accountId}::uuid and deleted_at is null)
    select id from own union select p.id from patient p join own on p.merged_into = own.id`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}

/** Returns whether a plan or a session of the records is still ahead. */
export async function isTreated(em: EntityManager, records: readonly string[], now: Date): Promise<boolean> {
  const { rows } = await sql<{ ahead: boolean }>`select
    exists (select from recovery_plan where patient_id = any(${[...records]}::uuid[]) and status = 'ACTIVE')
    or exists (select from appointment where patient_id = any(${[...records]}::uuid[]) and deleted_at is null
      and status in ('pending', 'scheduled') and starts_at > ${now}) as ahead`.execute(em.getKysely());
  return rows[0]?.ahead ?? false;
}

/** Returns the day from which no law keeps the records, not before today. */
export async function findErasureDay(em: EntityManager, records: readonly string[], today: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select greatest(erasure_day(${[...records]}::uuid[]), ${today}::date)::text as day`.execute(em.getKysely());
  return rows[0]?.day ?? today;
}

/**
 * Erases at once what no law keeps: profile picture, nickname, e-mail, pushes and reminders, the access of family members, what waits, and
 * the words of messages that have left.
 */
export async function eraseAtOnce(
  em: EntityManager,
  { accountId, records, now }: { accountId: string; records: readonly string[]; now: Date },
): Promise<void> {
  const db = em.getKysely();
  const ids = sql`any(${[...records]}::uuid[])`;
  await sql`update app_user set avatar_key = null, nickname = null, email = null, email_confirmed_at = null, reminders = false
    where id = ${accountId}::uuid`.execute(db);
  await sql`delete from email_code where account_id = ${accountId}::uuid`.execute(db);
  await sql`delete from push_subscription where account_id = ${accountId}::uuid`.execute(db);
  await sql`delete from push_notice where account_id = ${accountId}::uuid`.execute(db);
  await sql`update family_grant set ended_at = ${now} where patient_id = ${ids} and ended_at is null`.execute(db);
  await sql`update waiting_list_entry set status = 'WITHDRAWN', note = null where patient_id = ${ids} and status = 'WAITING'`.execute(
    db,
  );
  await sql`update message set recipient = '', text = '', text_values = null, content = null
    where (patient_id = ${ids} or account_id = ${accountId}::uuid) and status in ('SENT', 'DELIVERED', 'FAILED', 'SKIPPED')`.execute(
    db,
  );
  // The last word of each purpose counts: taken back, since nothing is to be sent or shared any more.
  await sql`insert into consent (id, account_id, purpose, given, text_version, language, at)
    select gen_random_uuid(), account_id, purpose, false, text_version, language,
        greatest(${now}::timestamptz, at + interval '1 millisecond') from (
      select distinct on (purpose) * from consent where account_id = ${accountId}::uuid order by purpose, at desc) last
    where given`.execute(db);
}

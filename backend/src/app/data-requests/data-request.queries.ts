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
  /** Of an open request of an erasure, the day on which the rest would go if it were accepted today. */
  wouldEraseOn: string | null;
}

/** Finds ids of open requests by the day on which they are due, or of answered and withdrawn ones, newest first, with their owners. */
export async function findRequestOwners(em: EntityManager, answered: boolean, today: string): Promise<RequestOwner[]> {
  const which = answered
    ? sql`r.status <> 'OPEN' order by coalesce(r.withdrawn_at, r.decided_at) desc, r.id`
    : sql`r.status = 'OPEN' order by r.due_on, r.id`;
  return ownersOf(em, sql`where ${which} limit ${MOST}`, today);
}

/** Finds the owner of a request. */
export async function findRequestOwner(
  em: EntityManager,
  id: string,
  today: string,
): Promise<RequestOwner | undefined> {
  const [owner] = await ownersOf(em, sql`where r.id = ${id}::uuid`, today);
  return owner;
}

async function ownersOf(em: EntityManager, which: ReturnType<typeof sql>, today: string): Promise<RequestOwner[]> {
  const { rows } = await sql<RequestOwner>`
    select r.id, p.id as "patientId", coalesce(p.name, u.full_name, '') as "patientName", a.full_name as "decidedBy",
      case when r.kind = 'ERASURE' and r.status = 'OPEN' then greatest(erasure_day(array(
        select o.id from patient o where o.id = p.id or o.merged_into = p.id)), ${today}::date)::text end as "wouldEraseOn"
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

/** Returns whether a plan is active, or a session of the records is ahead or not marked yet. */
export async function isTreated(em: EntityManager, records: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ ahead: boolean }>`select
    exists (select from recovery_plan where patient_id = any(${[...records]}::uuid[]) and status = 'ACTIVE')
    or exists (select from appointment where patient_id = any(${[...records]}::uuid[]) and deleted_at is null
      and status in ('pending', 'scheduled')) as ahead`.execute(em.getKysely());
  return rows[0]?.ahead ?? false;
}

/** Returns the day from which no law keeps the records, not before today. */
export async function findErasureDay(em: EntityManager, records: readonly string[], today: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select greatest(erasure_day(${[...records]}::uuid[]), ${today}::date)::text as day`.execute(em.getKysely());
  return rows[0]?.day ?? today;
}

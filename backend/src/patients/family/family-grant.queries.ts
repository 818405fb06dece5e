import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { Account } from '../../platform/access/actor.js';
import type { FamilyRight } from './family-grant.entity.js';
import { endsAt, INVITATION_DAYS, isLive, isOfAccount } from './family-scope.js';

/** Status of a grant, under its name in the contract. */
export type FamilyStatus = 'INVITED' | 'ACTIVE' | 'ENDED';

/** Who ended a grant, under its name in the contract. */
type FamilyEnder = 'PATIENT' | 'FAMILY' | 'CLINIC';

/** A grant as admins see it. */
export interface FamilyGrantRow {
  id: string;
  patientId: string;
  name: string;
  relation: string;
  mobileNumber: string;
  rights: FamilyRight[];
  status: FamilyStatus;
  grantedAt: Date;
  acceptedAt: Date | null;
  endedAt: Date | null;
  /** Null before the end, and for a grant that ended by itself. */
  endedBy: FamilyEnder | null;
  /** Present name of the account that ended it, or its number. */
  endedByName: string | null;
  lastSeenAt: Date | null;
}

type Given = Omit<FamilyGrantRow, `${string}At`> &
  Record<'grantedAt', string> &
  Record<'acceptedAt' | 'endedAt' | 'lastSeenAt', string | null>;

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

const rowOf = (row: Given): FamilyGrantRow => ({
  ...row,
  grantedAt: new Date(row.grantedAt),
  acceptedAt: dateOf(row.acceptedAt),
  endedAt: dateOf(row.endedAt),
  lastSeenAt: dateOf(row.lastSeenAt),
});

const status = (now: Date) =>
  sql`case when not ${isLive(now)} then 'ENDED' when g.accepted_at is null then 'INVITED' else 'ACTIVE' end`;

const columns = (
  now: Date,
) => sql`g.id, g.patient_id as "patientId", g.name, g.relation, g.phone as "mobileNumber", g.rights, ${status(now)} as status,
  g.granted_at as "grantedAt", g.accepted_at as "acceptedAt", g.last_seen_at as "lastSeenAt",
  case when not ${isLive(now)} then ${endsAt} end as "endedAt", ender.by as "endedBy", ender.name as "endedByName"`;

/**
 * SQL: grants `g`, each with who ended it (`ender`), from the audit trail: `family.end` alone writes a row for a grant that it ended. A
 * staff account that was let in acts as family.
 */
const grants = sql`family_grant g left join lateral (
    select coalesce(nullif(a.full_name, ''), a.phone) as name, case when e.actor_id = g.account_id then 'FAMILY'
      when e.actor_id in (g.granted_by_id, (select p.user_id from patient p where p.id = g.patient_id)) then 'PATIENT'
      when e.actor_role = 'admin' then 'CLINIC' else 'FAMILY' end as by
    from audit_event e left join app_user a on a.id = e.actor_id
    where g.ended_at is not null and e.subject_type = 'familyGrant' and e.subject_id = g.id::text
      and e.verb = 'family.end' and e.outcome = 'done'
    order by e.at desc, e.id desc limit 1
  ) ender on true`;

/** Days for which ended grants are listed. */
const ENDED_SHOWN_DAYS = 30;
/** Longest list; more than five live ones come together only by merges. */
const MOST_LISTED = 100;

/** Finds the grants of a patient, newest first, with those that ended in the last 30 days. */
export async function findGrants(em: EntityManager, patientId: string, now: Date): Promise<FamilyGrantRow[]> {
  const since = new Date(now.getTime() - ENDED_SHOWN_DAYS * 86_400_000);
  const { rows } = await sql<Given>`select ${columns(now)} from ${grants}
    where g.patient_id = ${patientId}::uuid and coalesce(${endsAt} > ${since}, true)
    order by g.granted_at desc, g.id desc limit ${MOST_LISTED}`.execute(em.getKysely());
  return rows.map((row) => rowOf(row));
}

/** Finds a grant. Callers check access. */
export async function findGrant(em: EntityManager, id: string, now: Date): Promise<FamilyGrantRow | undefined> {
  const { rows } = await sql<Given>`select ${columns(now)} from ${grants} where g.id = ${id}::uuid`.execute(
    em.getKysely(),
  );
  return rows[0] && rowOf(rows[0]);
}

/** A patient whose day an account may read, or is invited to read. */
export interface FamilyPatientRow {
  grantId: string;
  name: string;
  rights: FamilyRight[];
  status: FamilyStatus;
}

const found = (actor: Account, now: Date, condition: RawBuilder<unknown>) => sql<FamilyPatientRow>`
  select g.id as "grantId", p.name, g.rights, ${status(now)} as status from family_grant g join patient p on p.id = g.patient_id
  where ${isOfAccount(actor)} and ${condition} order by g.granted_at desc, g.id desc limit ${MOST_LISTED}`;

/** Finds the patients whose day an account may read, and open invitations to its number, newest first. */
export async function findFamilyPatients(em: EntityManager, actor: Account, now: Date): Promise<FamilyPatientRow[]> {
  return (await found(actor, now, isLive(now)).execute(em.getKysely())).rows;
}

/** Finds the patient of one grant of an account, also of an ended one. */
export async function findFamilyPatient(
  em: EntityManager,
  actor: Account,
  grantId: string,
  now: Date,
): Promise<FamilyPatientRow | undefined> {
  return (await found(actor, now, sql`g.id = ${grantId}::uuid`).execute(em.getKysely())).rows[0];
}

/** Returns whether a number has an open invitation. */
export async function isInvited(em: EntityManager, phone: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select from family_grant g
    where g.phone = ${phone} and g.accepted_at is null and ${isLive(now)} limit 1`.execute(em.getKysely());
  return rows.length > 0;
}

/** Stores the end of a patient's grants that ended by themselves, so that their numbers can be invited again. */
export async function closeLapsed(em: EntityManager, patientId: string, now: Date): Promise<void> {
  await sql`update family_grant g set ended_at = ${endsAt}
    where g.patient_id = ${patientId}::uuid and g.ended_at is null and ${endsAt} <= ${now}`.execute(em.getKysely());
}

/** Counts a patient's live grants, and all that were made since a time. */
export async function countGrants(
  em: EntityManager,
  patientId: string,
  since: Date,
): Promise<{ live: number; made: number }> {
  const { rows } = await sql<{ live: number; made: number }>`
    select count(*) filter (where ended_at is null)::int as live, count(*) filter (where granted_at >= ${since})::int as made
    from family_grant where patient_id = ${patientId}::uuid`.execute(em.getKysely());
  return rows[0] ?? { live: 0, made: 0 };
}

/** Returns whether an invitation ended because nobody accepted it in time. */
export function hasLapsed({ acceptedAt, grantedAt, endedAt }: FamilyGrantRow): boolean {
  return acceptedAt === null && endedAt !== null && +endedAt >= +grantedAt + INVITATION_DAYS * 86_400_000;
}

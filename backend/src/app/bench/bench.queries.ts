import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { foundBy, reachedPatients, type SeenBy } from '../../patients/index.js';
import type { Account } from '../../platform/access/actor.js';
import { highPainPatients } from '../../recovery/index.js';
import type { BenchPosition } from './bench-cursor.js';

/** A patient in an account's own list, before the record is loaded. */
export interface BenchLineRow extends BenchPosition {
  reach: SeenBy;
  /** Start of the last completed session. */
  lastSession: Date | null;
  /** Start of the next scheduled session. */
  nextSession: Date | null;
  hasPlan: boolean;
}

/** Reaches of one's own list; admins have the list of records. */
const OWN = ['IN_CHARGE', 'TREATS', 'COVERS', 'OPENED', 'DOCTOR'] as const satisfies SeenBy[];

/**
 * Finds a slice of an account's patients: open danger signs by deadline, then open flags of high pain, then by the next session, then by name;
 * with the number that match.
 */
export async function findBenchLines(
  em: EntityManager,
  actor: Account,
  asked: { first: number; after: BenchPosition | undefined; search: string | undefined; now: Date },
): Promise<{ rows: BenchLineRow[]; total: number }> {
  const { first, after, search, now } = asked;
  const isAfter = after
    ? sql`(due, pain, next, name, id) > (${after.due}::timestamptz, ${after.pain}::int, ${after.next}::timestamptz, ${after.name}, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<
    Omit<BenchLineRow, 'lastSession' | 'nextSession'> &
      Record<'lastSession' | 'nextSession', string | null> & { total: number }
  >`
    with own as materialized (
      select p.id, p.name_folded as name, r.reach, coalesce(k.due_at, 'infinity') as due,
        case when p.id in ${highPainPatients(actor)} then 0 else 1 end as pain, coalesce(n.starts_at, 'infinity') as next
      from ${reachedPatients(actor)} r join patient p on p.id = r.patient_id
        left join lateral (select min(k.due_at) as due_at from recovery_plan l join care_task k on k.plan_id = l.id
          where l.patient_id = p.id and k.status <> 'RESOLVED') k on true
        left join lateral (select min(a.starts_at) as starts_at from appointment a
          where a.patient_id = p.id and a.status = 'scheduled' and a.deleted_at is null and a.starts_at >= ${now}) n on true
      where r.reach = any(${[...OWN]}::text[]) and ${search ? foundBy(search) : sql`true`})
    select own.id, own.name, own.reach, own.due::text as due, own.pain, own.next::text as next, (select count(*)::int from own) as total,
      nullif(own.next, 'infinity') as "nextSession",
      (select max(a.starts_at) from appointment a where a.patient_id = own.id and a.status = 'completed' and a.deleted_at is null) as "lastSession",
      exists (select from recovery_plan l where l.patient_id = own.id and l.status = 'ACTIVE') as "hasPlan"
    from own where ${isAfter} order by own.due, own.pain, own.next, own.name, own.id limit ${first}`.execute(
    em.getKysely(),
  );
  const [head] = rows;
  const total = head?.total ?? (after ? await countBenchPatients(em, actor, search) : 0);
  return {
    rows: rows.map(({ total: _all, lastSession, nextSession, ...row }) => ({
      ...row,
      lastSession: lastSession === null ? null : new Date(lastSession),
      nextSession: nextSession === null ? null : new Date(nextSession),
    })),
    total,
  };
}

async function countBenchPatients(em: EntityManager, actor: Account, search: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${reachedPatients(actor)} r join patient p on p.id = r.patient_id
    where r.reach = any(${[...OWN]}::text[]) and ${search ? foundBy(search) : sql`true`}`.execute(em.getKysely());
  return rows[0]?.total ?? 0;
}

/** What a physiotherapist's card says of a session's patient. */
export interface SessionFacts {
  /** Id of the appointment. */
  id: string;
  reach: SeenBy | null;
  alert: string | null;
  /** Number of completed sessions that began before this one. */
  doneBefore: number;
}

/** Finds facts about the patients of appointments, in one statement. */
export async function findSessionFacts(
  em: EntityManager,
  actor: Account,
  ids: readonly string[],
): Promise<SessionFacts[]> {
  const { rows } = await sql<SessionFacts>`
    select a.id, p.alert, (select r.reach from ${reachedPatients(actor)} r where r.patient_id = a.patient_id) as reach,
      (select count(*)::int from appointment b where b.patient_id = a.patient_id and b.status = 'completed'
        and b.deleted_at is null and b.starts_at < a.starts_at) as "doneBefore"
    from appointment a join patient p on p.id = a.patient_id where a.id = any(${[...ids]}::uuid[])`.execute(
    em.getKysely(),
  );
  return rows;
}

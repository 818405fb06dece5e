import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hasLeft } from '../../identity/index.js';
import { Doctor, Physiotherapist } from '../../clinic/index.js';
import { findAdmins, isHere, type Member, type MemberRow, membersOf } from '../../messaging/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';

/** Responders for a plan's danger signs. */
export interface Responders {
  /** The plan's doctor; null if there is none or messages cannot reach the doctor. */
  doctorId: string | null;
  /** Of a programme: whoever covers for its physiotherapist, or else the physiotherapist; null as `doctorId`. */
  physiotherapistId: string | null;
  /** The doctor or physiotherapist, or else all admins. */
  members: Member[];
}

/** A clinician who answers, as `respondersHere` returns them. */
interface ResponderRow extends MemberRow {
  doctorId: string | null;
  physiotherapistId: string | null;
  name: string;
  rank: number;
}

/**
 * SQL query of who answers for `recovery_plan r`, as far as messages can reach them and they can sign in, the first in turn first: the
 * doctor; of a programme whoever covers for its physiotherapist that day, then the physiotherapist.
 */
const respondersHere = (now: Date) => {
  const today = clinicDay(now);
  const reachable = sql`${isHere(today)} and u.phone ~ '^\\+91\\d{10}$'`;
  return sql`
  select d.id as "doctorId", null::uuid as "physiotherapistId", u.id as "userId", u.phone, u.language, d.name, 1 as rank, null::timestamptz as since
  from doctor d join app_user u on u.id = d.user_id and u.user_type = 'doctor'
  where d.id = r.doctor_id and d.deleted_at is null and not ${hasLeft('d', today)} and ${reachable}
  union all
  select null, h.id, u.id, u.phone, u.language, h.name, case when c.id is null then 2 else 1 end, c.created_at
  from physiotherapist h join app_user u on u.id = h.user_id and u.user_type = 'physiotherapist'
    left join cover c on c.absent_id = r.physiotherapist_id and c.by_id = h.id and c.ended_at is null
      and ${today}::date between c.first_day and c.last_day
  where r.kind = 'PROGRAMME' and (h.id = r.physiotherapist_id or c.id is not null) and h.deleted_at is null
    and not ${hasLeft('h', today)} and ${reachable}
  order by rank, since, "userId"`;
};

/** SQL subquery: who answers for `recovery_plan r` in the first place. */
export const responderHere = (now: Date) => sql`(select * from (${respondersHere(now)}) w limit 1)`;

/** Finds the responders of a plan: its doctor or physiotherapist, or else the admins, who can assign one. */
export async function findResponders(em: EntityManager, planId: string, now: Date): Promise<Responders> {
  const { rows } = await sql<ResponderRow>`
    select h.* from recovery_plan r, lateral (${respondersHere(now)}) h where r.id = ${planId} order by h.rank, h.since, h."userId"`.execute(
    em.getKysely(),
  );
  const [first] = rows;
  if (!first) return { doctorId: null, physiotherapistId: null, members: await findAdmins(em, now) };
  const { doctorId, physiotherapistId, rank } = first;
  return { doctorId, physiotherapistId, members: membersOf(rows.filter((row) => row.rank === rank)) };
}

/** Builds the fields that store who was notified; empty if nobody could be. */
export function toldOf(tx: EntityManager, { doctorId, physiotherapistId, members }: Responders, now: Date) {
  if (members.length === 0) return {};
  return {
    toldAt: now,
    toldDoctor: doctorId ? tx.getReference(Doctor, doctorId) : null,
    toldPhysiotherapist: physiotherapistId ? tx.getReference(Physiotherapist, physiotherapistId) : null,
    unreachedToldAt: null,
  };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hasLeft } from '../../identity/index.js';
import { Doctor } from '../../clinic/index.js';
import { findAdmins, isHere, type Member, type MemberRow, membersOf } from '../../messaging/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';

/** Responders for a plan's danger signs. */
export interface Responders {
  /** The plan's doctor; null if there is none or messages cannot reach the doctor. */
  doctorId: string | null;
  /** The doctor, or else all admins. */
  members: Member[];
}

/** SQL subquery: the doctor of `recovery_plan r`, if messages can reach the doctor and the doctor can sign in. */
export const doctorHere = (now: Date) => sql`(
  select d.id as "doctorId", u.id as "userId", u.phone, u.language from doctor d join app_user u on u.id = d.user_id and u.user_type = 'doctor'
  where d.id = r.doctor_id and d.deleted_at is null and not ${hasLeft('d', clinicDay(now))}
    and ${isHere(clinicDay(now))} and u.phone ~ '^\\+91\\d{10}$')`;

/** Finds the responders of a plan: its doctor, or else the admins, who can assign one. */
export async function findResponders(em: EntityManager, planId: string, now: Date): Promise<Responders> {
  const { rows } = await sql<MemberRow & { doctorId: string }>`
    select h.* from recovery_plan r, lateral ${doctorHere(now)} h where r.id = ${planId}`.execute(em.getKysely());
  const [doctor] = rows;
  if (doctor) return { doctorId: doctor.doctorId, members: membersOf(rows) };
  return { doctorId: null, members: await findAdmins(em, now) };
}

/** Builds the fields that store who was notified; empty if nobody could be. */
export function toldOf(tx: EntityManager, { doctorId, members }: Responders, now: Date) {
  if (members.length === 0) return {};
  return { toldAt: now, toldDoctor: doctorId ? tx.getReference(Doctor, doctorId) : null, unreachedToldAt: null };
}

import { sql, type RawBuilder } from 'kysely';
import { hasLeft } from '../../identity/index.js';
import { isLiveGrant, treatsAs } from '../../patients/index.js';
import type { Account } from '../../platform/access/actor.js';
import { NO_ROWS } from '../../platform/access/visible-to.js';

/**
 * An account that reads and writes a conversation. A family member is on the patient's side, whatever the account is otherwise, and reaches
 * the conversation of one record alone.
 */
export interface ThreadReader extends Account {
  /** Id of the record whose patient granted access; the caller has checked the grant. */
  readonly familyOf?: string;
}

/** Returns an account as a family member of a patient. */
export const asFamily = (actor: Account, patientId: string): ThreadReader => ({
  ...actor,
  role: 'patient',
  familyOf: patientId,
});

/**
 * SQL condition on `patient p`: the live records whose conversation an account reads and writes. Their own for a patient; those with a live
 * plan in their care for a doctor, and for a physiotherapist and whoever covers for them; all for an admin.
 */
export function reachedThreads(actor: ThreadReader): RawBuilder<unknown> {
  return sql`(p.deleted_at is null and ${isWithinReach(actor)})`;
}

function isWithinReach(actor: ThreadReader): RawBuilder<unknown> {
  const { role, userId, familyOf } = actor;
  if (familyOf !== undefined) return sql`p.id = ${familyOf}::uuid`;
  if (role === 'patient') return sql`p.user_id = ${userId}::uuid`;
  if (role === 'admin') return sql`true`;
  if (role === 'physiotherapist')
    return sql`p.id in (select r.patient_id from recovery_plan r where r.status = 'ACTIVE'
      and r.physiotherapist_id in (select t.physiotherapist_id from ${treatsAs(actor)} t))`;
  if (role !== 'doctor') return NO_ROWS;
  return sql`p.id in (select r.patient_id from recovery_plan r join doctor d on d.id = r.doctor_id
    where r.status = 'ACTIVE' and d.user_id = ${userId}::uuid and d.deleted_at is null)`;
}

/** SQL condition on `patient p`: an account has a live grant of access with the right to messages. */
export const isFamilyReader = ({ userId }: Account, now: Date): RawBuilder<unknown> =>
  sql`(p.deleted_at is null and exists (select from family_grant g where g.patient_id = p.id and g.account_id = ${userId}::uuid
    and 'MESSAGE' = any(g.rights) and ${isLiveGrant(now)}))`;

/** SQL condition on `app_user u`: an account of the clinic that can sign in on a day and reads the conversation of `patient p`. */
export const answersFor = (today: string): RawBuilder<unknown> => sql`(u.deleted_at is null and u.disabled_at is null
  and not ${hasLeft('u', today)} and case u.user_type
    when 'admin' then true
    when 'physiotherapist' then exists (select from treats_as(u.id, ${today}::date) t
      join recovery_plan r on r.physiotherapist_id = t.physiotherapist_id
      where r.patient_id = p.id and r.status = 'ACTIVE')
    when 'doctor' then exists (select from doctor d join recovery_plan r on r.doctor_id = d.id
      where d.user_id = u.id and d.deleted_at is null and r.patient_id = p.id and r.status = 'ACTIVE')
    else false end)`;

/** SQL condition on `care_message m`: the patient's side wrote it. */
export const OF_PATIENT = sql`m.author in ('PATIENT', 'FAMILY')`;

/** SQL condition on `care_message m`: the other side of an account wrote it. */
export const ofOtherSide = ({ role }: Pick<Account, 'role'>): RawBuilder<unknown> =>
  role === 'patient' ? sql`not ${OF_PATIENT}` : OF_PATIENT;

/** SQL condition on `care_message m`: nobody of the side that it is for has read it. */
export const UNREAD = sql`m.read_at is null and m.withdrawn_at is null`;

/** SQL expression: the number of unread messages of the patient's side, or else of the clinic's, in the conversation of a patient. */
export const countUnread = (patientId: RawBuilder<unknown>, from: 'PATIENT' | 'CLINIC'): RawBuilder<unknown> =>
  sql`(select count(*)::int from care_thread t join care_message m on m.thread_id = t.id
    where t.patient_id = ${patientId} and ${UNREAD} and ${from === 'PATIENT' ? OF_PATIENT : sql`not ${OF_PATIENT}`})`;

import { sql, type RawBuilder } from 'kysely';
import type { Account } from '../../platform/access/actor.js';

/** Days within which an invitation can be accepted. */
export const INVITATION_DAYS = 14;
/** Days after the end of the last plan for which access continues. */
const DAYS_AFTER_PLAN = 30;

/** SQL expression: when a grant `g` ends by itself for lack of a plan; null if it does not. A later plan does not revive it. */
const planLapse = sql`(select min(r.ended_at) + make_interval(days => ${DAYS_AFTER_PLAN}) from recovery_plan r
  where r.patient_id = g.patient_id and r.ended_at + make_interval(days => ${DAYS_AFTER_PLAN}) > g.granted_at
    and not exists (select from recovery_plan o where o.patient_id = r.patient_id and o.id <> r.id
      and o.created_at <= r.ended_at + make_interval(days => ${DAYS_AFTER_PLAN}) and (o.ended_at is null or o.ended_at > r.ended_at)))`;

/**
 * SQL expression: when a grant `g` ended or will end by itself: 14 days after the invitation if it is not accepted, 30 days after the end of
 * the last plan, and with the record; null while no end is known. Postgres ignores null values in `least`.
 */
export const endsAt = sql`least(g.ended_at, case when g.accepted_at is null then g.granted_at + make_interval(days => ${INVITATION_DAYS}) end,
  ${planLapse}, (select p.deleted_at from patient p where p.id = g.patient_id))`;

/** SQL condition: a grant `g` has not ended at a time. */
export const isLive = (now: Date): RawBuilder<unknown> =>
  sql`(g.ended_at is null and coalesce(${endsAt} > ${now}, true))`;

/** SQL condition on a grant `g` and its patient `p`: it is that of an account, or an invitation to the number that it signs in with. */
export const isOfAccount = ({ userId }: Pick<Account, 'userId'>): RawBuilder<unknown> =>
  sql`(p.user_id is distinct from ${userId}::uuid and g.granted_by_id <> ${userId}::uuid and case when g.account_id is null
    then g.phone = (select phone from app_user where id = ${userId}::uuid) else g.account_id = ${userId}::uuid end)`;

/** SQL expression: name of the family member that an account is for a patient, as the patient entered it; null for none. */
export const familyName = (accountId: RawBuilder<unknown>, patientId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select g.name from family_grant g where g.account_id = ${accountId} and g.patient_id = ${patientId}
    order by g.granted_at desc, g.id desc limit 1)`;

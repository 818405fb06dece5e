import { sql, type RawBuilder } from 'kysely';
import type { Account } from '../../platform/access/actor.js';
import { NO_ROWS } from '../../platform/access/visible-to.js';
import { treatsAs } from '../../patients/index.js';

/**
 * SQL condition on `notice n`: is for an account now, by its present role, column and covers, begins before `now`, is not older than 30
 * days, and is not of the account's own doing.
 */
export function visibleNotices(actor: Account, now: Date): RawBuilder<unknown> {
  return sql`n.at <= ${now} and n.at > ${oldestNotice(now)} and n.by_id is distinct from ${actor.userId}::uuid
    and ${isFor(actor)}`;
}

/** Days after which a notice is deleted. */
const KEPT_DAYS = 30;

/** Time before which notices are not shown any more. */
export function oldestNotice(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * 86_400_000);
}

function isFor(actor: Account): RawBuilder<unknown> {
  if (actor.role === 'admin') return sql`n.audience in ('DESK', 'ADMINS')`;
  if (actor.role === 'reception') return sql`n.audience = 'DESK'`;
  if (actor.role === 'doctor') {
    const isTheirs = sql`d.user_id = ${actor.userId}::uuid and d.deleted_at is null`;
    return sql`case n.kind
      when 'CARE_FLAG' then exists (
        select from care_flag f join recovery_plan r on r.id = f.plan_id join doctor d on d.id = r.doctor_id
        where f.id = n.subject_id and ${isTheirs})
      when 'CARE_MESSAGE' then exists (${liveTeam} and ${isTheirs})
      else false end`;
  }
  if (actor.role !== 'physiotherapist') return NO_ROWS;
  // Of a danger sign, a flag and a message, the plan's physiotherapist of now and whoever covers; of all others the one whom it names.
  const treats = sql`r.physiotherapist_id in (select t.physiotherapist_id from ${treatsAs(actor)} t)`;
  return sql`case n.kind
    when 'DANGER_SIGN' then exists (
      select from care_task k join recovery_plan r on r.id = k.plan_id where k.id = n.subject_id and ${treats})
    when 'CARE_FLAG' then exists (
      select from care_flag f join recovery_plan r on r.id = f.plan_id where f.id = n.subject_id and ${treats})
    when 'CARE_MESSAGE' then exists (${liveTeam} and ${treats})
    else n.physiotherapist_id in (
      select t.id from physiotherapist t where t.user_id = ${actor.userId}::uuid and t.deleted_at is null) end`;
}

/** SQL query of the live plan `r` of the patient whom `notice n` is about, with its doctor `d`. */
const liveTeam = sql`select from recovery_plan r left join doctor d on d.id = r.doctor_id
  where r.patient_id = n.patient_id and r.status = 'ACTIVE'`;

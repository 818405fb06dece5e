import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { DAY_MS } from '../../platform/time/clinic-time.js';
import type { User } from '../users/user.entity.js';

/** Days without a sign-in or a use after which the number of an account may be somebody else's. */
export const UNUSED_DAYS = 180;

/**
 * Marks an account whose number may be somebody else's by now, at a sign-in on a device that is new to it: nobody used the account for 180
 * days, and its record has something to open. The mark is of the account and not of the session, so that another sign-in does not pass it.
 * Call it before the sign-in is noted. Audits that the year is asked for.
 */
export async function askBirthYear(
  tx: EntityManager,
  actor: Actor,
  { account, audit, now }: { account: User; audit: AuditTrail; now: Date },
): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_DAYS * DAY_MS);
  if (account.birthYearDueSince || (account.lastLoginAt ?? account.createdAt) > before) return;
  if (!(await isUnusedAndFilled(tx, account.id, before))) return;
  account.birthYearDueSince = now;
  account.birthYearTries = 0;
  await audit.record(tx, actor, { verb: 'birthYear.ask', subjectType: 'user', subjectId: account.id });
}

/** Returns whether no session of an account was used since a moment, and its live record says anything of a person. */
async function isUnusedAndFilled(tx: EntityManager, accountId: string, before: Date): Promise<boolean> {
  const { rows } = await sql`
    select from patient p
    where p.user_id = ${accountId} and p.deleted_at is null
      and (p.name <> '' or p.birth_date is not null or p.diagnosis is not null
        or exists (select from appointment a where a.patient_id = p.id))
      and not exists (select from session s where s.user_id = ${accountId} and s.last_seen_at > ${before})`.execute(
    tx.getKysely(),
  );
  return rows.length > 0;
}

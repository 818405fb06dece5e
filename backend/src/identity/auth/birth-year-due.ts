import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { DAY_MS } from '../../platform/time/clinic-time.js';
import type { User } from '../users/user.entity.js';
import type { Devices } from './devices.js';

/** Days without a sign-in after which the number of an account may be somebody else's. */
export const UNUSED_DAYS = 180;

/** Returns whether a sign-in to an account opens anything of a person. The module patients provides it, which depends on this one. */
export type OpensAnything = (em: EntityManager, accountId: string, now: Date) => Promise<boolean>;

/** What decides whether the year of birth is asked for. */
interface Asking {
  account: User;
  audit: AuditTrail;
  devices: Devices;
  opensAnything: OpensAnything;
  now: Date;
}

/**
 * Marks an account whose number may be somebody else's by now, at a sign-in on a device that is new to it: nobody signed in for 180 days, and
 * it has something to open. The mark is of the account and not of the session, so that another sign-in does not pass it. Call it before the
 * sign-in is noted. Audits that the year is asked for. Returns whether the account waits for the year.
 */
export async function askBirthYear(tx: EntityManager, actor: Actor, asking: Asking): Promise<boolean> {
  const { account, audit, devices, opensAnything, now } = asking;
  if (account.birthYearDueSince) {
    if (await opensAnything(tx, account.id, now)) return true;
    // Nothing is left to protect, and the clinic has no record to lift the check from.
    account.birthYearDueSince = null;
    await sql`delete from session where user_id = ${account.id}`.execute(tx.getKysely());
    return false;
  }
  const before = new Date(now.getTime() - UNUSED_DAYS * DAY_MS);
  const { lastLoginAt, createdAt, numberConfirmedAt } = account;
  if ((lastLoginAt ?? createdAt) > before || (numberConfirmedAt && numberConfirmedAt > before)) return false;
  if (!lastLoginAt && (await isLatelyTreated(tx, account.id, before))) return false;
  if (await devices.isKnownTo(tx, actor.deviceId, account.id)) return false;
  if (!(await opensAnything(tx, account.id, now))) return false;
  account.birthYearDueSince = now;
  account.birthYearTries = 0;
  await audit.record(tx, actor, { verb: 'birthYear.ask', subjectType: 'user', subjectId: account.id });
  return true;
}

/** Returns whether the clinic has invited the patient of an account since a moment, or had a session with the patient. */
async function isLatelyTreated(tx: EntityManager, accountId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from message m
        where m.account_id = ${accountId} and m.kind = 'PATIENT_INVITED' and m.created_at > ${since})
      or exists (select from appointment a join patient p on p.id = a.patient_id
        where p.user_id = ${accountId} and p.deleted_at is null and a.deleted_at is null and a.status = 'completed'
          and a.starts_at > ${since})`.execute(tx.getKysely());
  return rows.length > 0;
}

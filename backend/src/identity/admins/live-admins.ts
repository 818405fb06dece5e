import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { User } from '../users/user.entity.js';

/** An arbitrary number that only those lock who make admins or take their power: one at a time, in all processes. */
const ADMINS_LOCK = 7_406_224;

/** An admin who can sign in, and will be able to tomorrow: one with a last day does not keep the clinic running. */
const LIVE = { userType: 'admin', deletedAt: null, disabledAt: null, lastDay: null } as const;

/** An advisory lock: waits until nobody else makes an admin or takes one's power, until the transaction ends. Taken before any row is locked. */
export async function lockAdmins(tx: EntityManager): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`.execute(tx.getKysely());
}

/** Whether any admin can sign in; another one than this, if one is named. */
export async function hasLiveAdmin(em: EntityManager, otherThan?: string): Promise<boolean> {
  return (await em.count(User, otherThan ? { ...LIVE, id: { $ne: otherThan } } : LIVE)) > 0;
}

/**
 * Lets an account lose its power, unless nobody would be left to run the clinic. To be called under `lockAdmins`.
 * @throws AppError WRONG_STATE
 */
export async function requireOtherLiveAdmin(tx: EntityManager, user: User): Promise<void> {
  if (user.userType !== 'admin' || user.disabledAt || user.lastDay || (await hasLiveAdmin(tx, user.id))) return;
  throw new AppError('WRONG_STATE', reasonFor('LAST_ADMIN'));
}

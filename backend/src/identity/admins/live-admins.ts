import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { User } from '../users/user.entity.js';

/** Arbitrary id of the advisory lock on adding and removing admins. */
const ADMINS_LOCK = 7_406_224;

/** Filter for admins who can sign in and are not leaving: one with a last day will not keep the clinic running. */
const LIVE = { userType: 'admin', deletedAt: null, disabledAt: null, lastDay: null } as const;

/** Takes the advisory lock on adding and removing admins, until the transaction ends. Take it before any row lock. */
export async function lockAdmins(tx: EntityManager): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`.execute(tx.getKysely());
}

/** Returns whether any admin can sign in, other than `otherThan`. */
export async function hasLiveAdmin(em: EntityManager, otherThan?: string): Promise<boolean> {
  return (await em.count(User, otherThan ? { ...LIVE, id: { $ne: otherThan } } : LIVE)) > 0;
}

/** Returns the ids of the admins who can sign in and are not leaving. */
export async function liveAdminIds(em: EntityManager): Promise<string[]> {
  return (await em.find(User, LIVE, { fields: ['id'], orderBy: { id: 'asc' } })).map(({ id }) => id);
}

/** Requires that another admin can sign in, before an account loses that right. Call it after `lockAdmins`. @throws AppError WRONG_STATE */
export async function requireOtherLiveAdmin(tx: EntityManager, user: User): Promise<void> {
  if (user.userType !== 'admin' || user.disabledAt || user.lastDay || (await hasLiveAdmin(tx, user.id))) return;
  throw new AppError('WRONG_STATE', reasonFor('LAST_ADMIN'));
}

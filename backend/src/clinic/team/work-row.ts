import type { EntityManager } from '@mikro-orm/postgresql';
import type { DepartureCancelled, UserTypeSet } from '../../identity/index.js';
import { Physiotherapist } from '../physiotherapists/physiotherapist.entity.js';
import { Doctor } from './doctor.entity.js';

/**
 * Ensures that a physiotherapist's or doctor's account has the row that sessions and records reference. Returning to a former type reuses
 * its row, with its specialization and sessions.
 */
export async function ensureWorkRow(tx: EntityManager, { user, at: createdAt }: UserTypeSet): Promise<void> {
  const { userType, fullName: name, phone, lastDay } = user;
  const own = { user: user.id, deletedAt: null };
  if (userType === 'physiotherapist') {
    const known = await tx.findOne(Physiotherapist, own);
    if (known) tx.assign(known, { name, phone, lastDay });
    else tx.create(Physiotherapist, { user, name, phone, specialization: '', lastDay, createdAt });
  } else if (userType === 'doctor') {
    const known = await tx.findOne(Doctor, own);
    if (known) tx.assign(known, { name, lastDay });
    else tx.create(Doctor, { user, name, specialization: '', lastDay, createdAt });
  }
}

/** Removes the last day of a member. Reassigned sessions stay with their new physiotherapist. */
export async function clearLastDay(tx: EntityManager, { userId }: DepartureCancelled): Promise<void> {
  const own = { user: userId, deletedAt: null };
  for (const row of [await tx.findOne(Physiotherapist, own), await tx.findOne(Doctor, own)])
    if (row) row.lastDay = null;
}

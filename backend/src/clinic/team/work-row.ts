import type { EntityManager } from '@mikro-orm/postgresql';
import type { DepartureCancelled, UserTypeSet } from '../../identity/index.js';
import { Physiotherapist } from '../physiotherapists/physiotherapist.entity.js';
import { Doctor } from './doctor.entity.js';

/**
 * Gives the account of a physiotherapist or doctor the row that sessions and records name. Whoever was that before finds their own again,
 * with its specialization and its sessions.
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

/** Takes the last day of a member back. Their former sessions stay with whoever has them. */
export async function clearLastDay(tx: EntityManager, { userId }: DepartureCancelled): Promise<void> {
  const own = { user: userId, deletedAt: null };
  for (const row of [await tx.findOne(Physiotherapist, own), await tx.findOne(Doctor, own)])
    if (row) row.lastDay = null;
}

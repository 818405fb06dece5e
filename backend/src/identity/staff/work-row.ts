import type { EntityManager } from '@mikro-orm/postgresql';
import { Physiotherapist } from '../../clinic/physiotherapists/physiotherapist.entity.js';
import type { User } from '../users/user.entity.js';
import { Doctor } from './doctor.entity.js';

/**
 * Gives the account of a physiotherapist or doctor the row that sessions and records name. Whoever was that before finds their own again,
 * with its specialization and its sessions.
 */
export async function ensureWorkRow(tx: EntityManager, user: User, createdAt: Date): Promise<void> {
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

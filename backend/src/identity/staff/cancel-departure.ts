import type { EntityManager } from '@mikro-orm/postgresql';
import { Physiotherapist } from '../../clinic/physiotherapists/physiotherapist.entity.js';
import type { User } from '../users/user.entity.js';
import { Doctor } from './doctor.entity.js';

/** Takes the last day of a member back: they stay, or are back. Their former sessions stay with whoever has them. */
export async function cancelDeparture(tx: EntityManager, user: User): Promise<void> {
  if (!user.lastDay) return;
  user.lastDay = null;
  const own = { user: user.id, deletedAt: null };
  for (const row of [await tx.findOne(Physiotherapist, own), await tx.findOne(Doctor, own)])
    if (row) row.lastDay = null;
}

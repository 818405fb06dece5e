import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isDesk, type VisibleTo } from '../../platform/access/visible-to.js';
import { byIdOrAccount, noPhysiotherapist } from './physiotherapist-lookup.js';
import { Physiotherapist } from './physiotherapist.entity.js';

/** Filter of the physiotherapists whose times an actor may see: all for the front desk, themselves for physiotherapists. */
function visiblePhysiotherapists(to: VisibleTo): FilterQuery<Physiotherapist> {
  if (to === 'SYSTEM' || isDesk(to)) return {};
  return to.role === 'physiotherapist' ? { user: to.userId } : { id: { $in: [] } };
}

/** Finds a physiotherapist whose times the actor may see. @throws AppError NOT_FOUND */
export async function requireVisiblePhysiotherapist(
  em: EntityManager,
  actor: VisibleTo,
  id: string,
): Promise<Physiotherapist> {
  const found = await em.findOne(Physiotherapist, { $and: [byIdOrAccount(id), visiblePhysiotherapists(actor)] });
  if (!found) throw noPhysiotherapist();
  return found;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Leave, leaveTime, type LeaveTime } from '../../clinic/index.js';

/** Finds the leave of physiotherapists that overlaps an interval, in order. */
export async function findLeave(
  em: EntityManager,
  physiotherapistIds: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<LeaveTime[]> {
  const rows = await em.find(
    Leave,
    {
      physiotherapist: { $in: [...physiotherapistIds] },
      deletedAt: null,
      startsAt: { $lte: until },
      endsAt: { $gt: from },
    },
    { orderBy: { startsAt: 'asc', id: 'asc' }, disableIdentityMap: true },
  );
  return rows.map(leaveTime);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/errors.js';
import { isRowId } from '../../platform/inputs/row-id.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { Physiotherapist } from './physiotherapist.entity.js';

/**
 * Lets nobody be named for a day after their last one, whatever the reason. Their row is held, so that they do not leave meanwhile.
 * @throws AppError NOT_FOUND
 */
export async function requireHereOn(tx: EntityManager, id: string, day: string): Promise<void> {
  const lastDay = await lastDayOf(tx, id);
  if (!lastDay || lastDay >= day) return;
  const reason = reasonFor('LEFT_BY_THEN', { day: lastDay });
  throw new AppError('NOT_FOUND', reason, { fields: { physiotherapistId: reason } });
}

/** YYYY-MM-DD of somebody who leaves; shared with others who ask, while whoever enters it waits. */
export async function lastDayOf(tx: EntityManager, id: string): Promise<string | null> {
  const { rows } = await sql<{ lastDay: string | null }>`
    select to_char(last_day, 'YYYY-MM-DD') as "lastDay" from physiotherapist where id = ${id} for share`.execute(
    tx.getKysely(),
  );
  return rows[0]?.lastDay ?? null;
}

/** Somebody who treats patients here by now, to be named by another row. @throws AppError NOT_FOUND */
export async function findPhysiotherapist(tx: EntityManager, id: string): Promise<Physiotherapist> {
  const found = isRowId(id) && (await tx.findOne(Physiotherapist, { id, deletedAt: null }));
  if (found) return found;
  throw noPhysiotherapist();
}

/** Filter for a physiotherapist by their own id or by that of their account, as the team is named. */
export const byIdOrAccount = (id: string) => ({ $or: [{ id }, { user: id }], deletedAt: null });

/** The error for a physiotherapist who is not there. */
export function noPhysiotherapist(): AppError {
  return new AppError('NOT_FOUND', reasonFor('PHYSIOTHERAPIST_NOT_FOUND'), {
    fields: { physiotherapistId: reasonFor('PHYSIOTHERAPIST_NOT_CHOSEN') },
  });
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/errors.js';
import { isRowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { Physiotherapist } from './physiotherapist.entity.js';

/**
 * Requires that a physiotherapist has not left by a day. Takes a shared lock on their row, so that the last day cannot change meanwhile.
 * @throws AppError NOT_FOUND
 */
export async function requireHereOn(tx: EntityManager, id: string, day: string): Promise<void> {
  const lastDay = await lastDayOf(tx, id);
  if (!lastDay || lastDay >= day) return;
  const reason = reasonFor('LEFT_BY_THEN', { day: lastDay });
  throw new AppError('NOT_FOUND', reason, { fields: { physiotherapistId: reason } });
}

/**
 * Returns the last day of a physiotherapist, YYYY-MM-DD, with a shared row lock: readers do not block each other, but a change of the day
 * waits.
 */
export async function lastDayOf(tx: EntityManager, id: string): Promise<string | null> {
  const { rows } = await sql<{ lastDay: string | null }>`
    select to_char(last_day, 'YYYY-MM-DD') as "lastDay" from physiotherapist where id = ${id} for share`.execute(
    tx.getKysely(),
  );
  return rows[0]?.lastDay ?? null;
}

/** Returns a physiotherapist to reference from another row. @throws AppError NOT_FOUND */
export async function findPhysiotherapist(tx: EntityManager, id: string): Promise<Physiotherapist> {
  const found = isRowId(id) && (await tx.findOne(Physiotherapist, { id, deletedAt: null }));
  if (found) return found;
  throw noPhysiotherapist();
}

/** Filter for a physiotherapist by their own id or by that of their account, as the team is identified. */
export const byIdOrAccount = (id: string) => ({ $or: [{ id }, { user: id }], deletedAt: null });

/** Error for an unknown physiotherapist. */
export function noPhysiotherapist(): AppError {
  return new AppError('NOT_FOUND', reasonFor('PHYSIOTHERAPIST_NOT_FOUND'), {
    fields: { physiotherapistId: reasonFor('PHYSIOTHERAPIST_NOT_CHOSEN') },
  });
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { byIdOrAccount, Physiotherapist, requireHereOn } from '../../clinic/index.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import { Cover } from './cover.entity.js';

/** Days after its first on which a cover ends at the latest. */
export const MOST_COVER_DAYS = 60;

/** A cover to enter; days are YYYY-MM-DD, inclusive. */
interface NewCover {
  absentId: string;
  byId: string;
  from: string;
  until: string;
}

/** Enters a cover. @throws AppError BAD_INPUT, NOT_FOUND */
export async function enterCover(tx: EntityManager, { absentId, byId, from, until }: NewCover, now: Date) {
  requireDays(from, until, clinicDay(now));
  const [absent, by] = [await memberOf(tx, absentId, 'absentId'), await memberOf(tx, byId, 'byId')];
  if (absent.id === by.id) throw badInput({ byId: reasonFor('COVER_OF_ONESELF') });
  await requireHereOn(tx, by.id, until);
  return tx.create(Cover, { absent, by, firstDay: from, lastDay: until, createdAt: now });
}

/** Maps a cover of the same two on some of the days to an error. */
export function coverExists(constraint: string): AppError | undefined {
  return constraint === 'cover_once' ? new AppError('ALREADY_EXISTS', reasonFor('COVER_EXISTS')) : undefined;
}

/**
 * Finds a member of the team by their id or that of their account.
 * @param field input in which the id was given
 * @throws AppError NOT_FOUND
 */
export async function memberOf(tx: EntityManager, id: string, field: string): Promise<Physiotherapist> {
  const found = await tx.findOne(Physiotherapist, byIdOrAccount(rowId.parse(id)));
  if (found) return found;
  const fields = { [field]: reasonFor('PHYSIOTHERAPIST_NOT_CHOSEN') };
  throw new AppError('NOT_FOUND', reasonFor('PHYSIOTHERAPIST_NOT_FOUND'), { fields });
}

/** @throws AppError BAD_INPUT for days that have passed, are in the wrong order or too many */
function requireDays(from: string, until: string, today: string): void {
  if (from < today) throw badInput({ from: reasonFor('COVER_IN_PAST') });
  if (until < from) throw badInput({ until: reasonFor('COVER_ORDER') });
  if (until > addDays(from, MOST_COVER_DAYS))
    throw badInput({ until: reasonFor('COVER_TOO_LONG', { days: MOST_COVER_DAYS }) });
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Leave, type Physiotherapist } from '../../clinic/index.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';

/** A leave to enter. */
interface NewLeave {
  physiotherapist: Physiotherapist;
  startsAt: Date;
  endsAt: Date;
  note: string | null | undefined;
}

/**
 * Enters a leave; sessions in it stay as they are. The caller holds the physiotherapist's row lock, so no other leave can
 * be added concurrently.
 * @throws AppError BAD_INPUT (it is over), ALREADY_EXISTS (another leave overlaps)
 */
export async function enterLeave(tx: EntityManager, wanted: NewLeave, now: Date): Promise<Leave> {
  const { physiotherapist, startsAt, endsAt, note } = wanted;
  if (endsAt <= now) throw badInput({ until: reasonFor('LEAVE_OVER') });
  const others = { physiotherapist, deletedAt: null, startsAt: { $lt: endsAt }, endsAt: { $gt: startsAt } };
  if ((await tx.count(Leave, others)) > 0) {
    const reason = reasonFor('LEAVE_OVERLAPS');
    throw new AppError('ALREADY_EXISTS', reason, { fields: { from: reason } });
  }
  return tx.create(Leave, { physiotherapist, startsAt, endsAt, note: note ?? null, createdAt: now });
}

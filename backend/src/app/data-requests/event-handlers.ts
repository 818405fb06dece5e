import type { EntityManager } from '@mikro-orm/postgresql';
import { UserTypeSet } from '../../identity/index.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { type EventHandler, on } from '../../platform/events/domain-events.js';
import { DataRequest } from './data-request.entity.js';

/** Event handlers: an account whose patient asked for an erasure does not become one of the team. */
export const eventHandlers: readonly EventHandler[] = [on(UserTypeSet, requireNoErasure)];

/** @throws AppError WRONG_STATE */
async function requireNoErasure(tx: EntityManager, { user }: UserTypeSet): Promise<void> {
  if (user.userType === 'user' || user.userType === 'patient') return;
  const asked = await tx.count(DataRequest, { accountId: user.id, kind: 'ERASURE', status: ['OPEN', 'ACCEPTED'] });
  if (asked > 0) throw new AppError('WRONG_STATE', reasonFor('ERASURE_ASKED'));
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';

/**
 * Requires that one's own session was not ended since the request began, and locks its row: a transaction that ends it waits for this one.
 * @throws AppError UNAUTHENTICATED
 */
export async function requireOwnSession(tx: EntityManager, { sessionId, userId }: Account): Promise<void> {
  const { rows } =
    await sql`select sid from session where sid = ${sessionId} and user_id = ${userId} for update`.execute(
      tx.getKysely(),
    );
  if (rows.length === 0) throw new AppError('UNAUTHENTICATED', reasonFor('SIGN_IN_FIRST'));
}

import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/**
 * Row lock (`for update`) for a row that is about to be changed: other transactions wait until this one ends, and the entity is refreshed
 * even if this request has loaded it before. `lockMode` alone reloads the row but keeps values assigned to the entity.
 */
export const FOR_UPDATE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Takes a transaction-level advisory lock on a text; waits while another transaction holds it. */
export async function takeAdvisoryLock(tx: EntityManager, text: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(tx.getKysely());
}

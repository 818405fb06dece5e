import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** An advisory lock: waits until nobody else does what the text names, and keeps others from it until the transaction ends. */
export async function takeAdvisoryLock(tx: EntityManager, text: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(tx.getKysely());
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Takes a transaction-level advisory lock on a text; waits while another transaction holds it. */
export async function takeAdvisoryLock(tx: EntityManager, text: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(tx.getKysely());
}

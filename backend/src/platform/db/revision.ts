import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Returns the revision of a row and all that is shown with it: counted by triggers, mapped in no entity. */
export async function revisionOf(
  tx: EntityManager,
  table: 'patient' | 'referral',
  id: string,
): Promise<number | undefined> {
  const { rows } = await sql<{
    revision: number;
  }>`select revision from ${sql.table(table)} where id = ${id}::uuid`.execute(tx.getKysely());
  return rows[0]?.revision;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Which state of a row it is, of all that is shown of it: counted by triggers, and read by no entity. */
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

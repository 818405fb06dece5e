import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Returns whether a day of the books is closed. The books are locked, so that the answer holds until the transaction ends. */
export async function isClosedDay(tx: EntityManager, day: string): Promise<boolean> {
  const { rows } = await sql<{ isClosed: boolean }>`select ${day}::date <= closed_until() as "isClosed"`.execute(
    tx.getKysely(),
  );
  return rows[0]?.isClosed ?? false;
}

/**
 * Takes back what is left of a charge of a closed day or on a valid bill by a credit CANCELLATION, with its credits of open days that are no
 * credit notes. Returns whether anything was left of it.
 */
export async function cancelKeptCharge(
  tx: EntityManager,
  id: string,
  { reason, day }: { reason: string; day: string },
): Promise<boolean> {
  const { rows } = await sql<{ isCredited: boolean }>`
    select cancel_kept_charge(${id}::uuid, ${reason}, ${day}::date) as "isCredited"`.execute(tx.getKysely());
  return rows[0]?.isCredited ?? false;
}

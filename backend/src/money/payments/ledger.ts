import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/**
 * Locks the books of a record: changes of its payments, charges and credits wait until the transaction ends. Call it before a number of a
 * series is taken, which is locked until the end, too.
 */
export async function lockBooks(tx: EntityManager, patientId: string): Promise<void> {
  await sql`select from patient where id = ${patientId} for no key update`.execute(tx.getKysely());
}

/**
 * Allocates the free money of a record to its open charges now, for an answer that shows it; triggers do so at the end of each transaction
 * that changes either, unless nothing changed since. Call it after the flush.
 */
export async function settleNow(tx: EntityManager, patientId: string): Promise<void> {
  await sql`select settle(${patientId}::uuid), set_config('ledger.settled', ${patientId}::text, true)`.execute(
    tx.getKysely(),
  );
}

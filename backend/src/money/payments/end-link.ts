import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Cancels the link of a payment that staff failed, unless it has expired. The payment is locked. */
export async function endLinkOf(tx: EntityManager, paymentId: string, now: Date): Promise<void> {
  await sql`update payment_link set canceled_at = ${now}
    where payment_id = ${paymentId}::uuid and canceled_at is null and expires_at > ${now}`.execute(tx.getKysely());
}

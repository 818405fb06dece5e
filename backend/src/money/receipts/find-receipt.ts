import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tables } from '../../platform/db/tables.js';
import type { IssuedReceipt } from './receipt-pdf.js';

/** Finds the receipt of a payment; undefined if it has none. */
export async function findReceipt(em: EntityManager, paymentId: string): Promise<IssuedReceipt | undefined> {
  return em
    .getKysely<Tables>()
    .selectFrom('receipt')
    .select(['number', 'issued_on as issuedOn', 'printed'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

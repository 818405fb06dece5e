import type { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '../../platform/events/domain-events.js';
import { issueOncePaid } from './issue-receipt.js';
import type { Payment } from './payment.entity.js';
import { PaymentReceived } from './payment-events.js';

/**
 * Publishes PaymentReceived and issues the receipt of a paid payment. Call it after the flush, in the same transaction.
 */
export async function bookIncome(tx: EntityManager, payment: Payment, now: Date): Promise<void> {
  await publish(tx, new PaymentReceived(payment, now));
  await issueOncePaid(tx, payment, now);
}

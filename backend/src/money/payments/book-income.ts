import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/access/actor.js';
import { publish } from '../../platform/events/domain-events.js';
import { issueOncePaid } from './issue-receipt.js';
import type { Payment } from './payment.entity.js';
import { PaymentReceived } from './payment-events.js';

/**
 * Books a payment that was recorded as received or settled: notes who took it, publishes PaymentReceived and issues the receipt. Call it
 * after the flush, in the same transaction.
 */
export async function bookIncome(tx: EntityManager, payment: Payment, actor: Actor, now: Date): Promise<void> {
  if (payment.status === 'Paid' && actor.kind === 'account')
    tx.assign(payment, { takenBy: actor.userId, takenAt: now });
  await publish(tx, new PaymentReceived(payment, now));
  await issueOncePaid(tx, payment, now);
}

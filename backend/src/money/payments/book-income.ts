import type { EntityManager } from '@mikro-orm/postgresql';
import { notifyOfPayment } from '../../messaging/messages/payment-messages.js';
import { issueOncePaid } from '../receipts/issue-receipt.js';
import type { Payment } from './payment.entity.js';

/** What comes with a payment that has become paid, in its transaction, which has been flushed: its message and its receipt (clinic §8). */
export async function bookIncome(tx: EntityManager, payment: Payment, now: Date): Promise<void> {
  await notifyOfPayment(tx, payment, now);
  await issueOncePaid(tx, payment, now);
}

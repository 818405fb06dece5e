import type { EntityManager } from '@mikro-orm/postgresql';
import { type ClinicSettings, loadSettings } from '../../clinic/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Payment } from './payment.entity.js';
import { nextNumber } from './book-number.js';
import { printedReceipt } from './printed-receipt.js';
import { Receipt } from './receipt.entity.js';
import { publish } from '../../platform/events/domain-events.js';
import { PaymentReceived } from './payment-events.js';

/**
 * Issues the receipt of a payment that became paid, if the clinic is open. Call it after the flush, in the same
 * transaction.
 */
async function issueOncePaid(tx: EntityManager, payment: Payment, now: Date): Promise<void> {
  if (payment.status !== 'Paid') return;
  const settings = await loadSettings(tx);
  if (settings.openedAt) await issueReceipt(tx, settings, payment, now);
}

/**
 * Issues the receipt of a paid payment with the next number. Call it last in a transaction, because the number series
 * stays locked until commit.
 */
export async function issueReceipt(
  tx: EntityManager,
  settings: ClinicSettings,
  payment: Payment,
  now: Date,
): Promise<void> {
  const issuedOn = clinicDay(now);
  const printed = await printedReceipt(tx, settings, payment);
  const number = await nextNumber(tx, 'receipt', issuedOn);
  tx.create(Receipt, { payment, number, issuedOn, printed, createdAt: now });
  await tx.flush();
}

/**
 * Publishes PaymentReceived and issues the receipt of a paid payment. Call it after the flush, in the same transaction.
 */
export async function bookIncome(tx: EntityManager, payment: Payment, now: Date): Promise<void> {
  await publish(tx, new PaymentReceived(payment, now));
  await issueOncePaid(tx, payment, now);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { type ClinicSettings, loadSettings } from '../../clinic/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Payment } from './payment.entity.js';
import { nextNumber } from './book-number.js';
import { printedReceipt } from './printed-receipt.js';
import { Receipt } from './receipt.entity.js';

/** Gives a payment of an open clinic its receipt in the transaction in which it becomes paid, which has been flushed (clinic §8). */
export async function issueOncePaid(tx: EntityManager, payment: Payment, now: Date): Promise<void> {
  if (payment.status !== 'Paid') return;
  const settings = await loadSettings(tx);
  if (settings.openedAt) await issueReceipt(tx, settings, payment, now);
}

/** Gives a paid payment its receipt, with the number that comes next: the last thing of a transaction, since the next one waits for it. */
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

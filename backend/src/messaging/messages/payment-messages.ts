import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings, messageContent, sayAmount } from '../../clinic/index.js';
import type { Payment } from '../../money/index.js';
import { queueMessages } from './queue-messages.js';
import { quietHoursOf, whenToSend } from './quiet-hours.js';
import { findRecipient } from './recipient.js';

/** Notifies a patient of an open clinic of a received payment. Call it after the flush, in the same transaction. */
export async function notifyOfPayment(tx: EntityManager, payment: Payment, now: Date): Promise<void> {
  if (payment.status !== 'Paid' || !payment.patient) return;
  const settings = await loadSettings(tx);
  const recipient = settings.openedAt && (await findRecipient(tx, payment.patient.id));
  if (!recipient) return;
  const values = { clinic: settings.name, amount: sayAmount(payment.amountPaise, recipient.language) };
  await queueMessages(tx, [
    {
      kind: 'PAYMENT_RECEIVED',
      ...recipient,
      ...messageContent('PAYMENT_RECEIVED', recipient.language, values),
      patientId: payment.patient.id,
      subjectId: payment.id,
      createdAt: now,
      sendAfter: whenToSend('PAYMENT_RECEIVED', now, null, quietHoursOf(settings)) ?? now,
      dedup: [payment.id],
    },
  ]);
}

import type { ProviderName } from '../../identity/index.js';
import type { Message } from './message.entity.js';

/** Names of the providers in sentences. */
const LABELS: Readonly<Partial<Record<ProviderName, string>>> = {
  exotel: 'Exotel',
  msg91: 'MSG91',
  meta: 'WhatsApp',
};

/** Notes what a provider says became of a message. */
export function noteReceipt(
  message: Message,
  { fate, provider, now }: { fate: 'delivered' | 'failed'; provider: ProviderName; now: Date },
): void {
  if (fate === 'delivered') arrived(message, now);
  // What one provider could not deliver may have gone by another one meanwhile.
  else if (message.provider === null || message.provider === provider)
    failed(message, LABELS[provider] ?? 'The SMS gateway');
}

/** Marks a message as delivered. The receipt may arrive before the gateway's response, or after the message failed. */
function arrived(message: Message, now: Date): void {
  if (message.status === 'DELIVERED' || message.status === 'SKIPPED') return;
  message.status = 'DELIVERED';
  message.deliveredAt = now;
  message.error = null;
}

/**
 * Marks a sent message, or one being sent, as failed. A delivered message stays delivered; one that waits for a retry
 * is not with the gateway.
 */
function failed(message: Message, label: string): void {
  if (message.status !== 'SENT' && !(message.status === 'QUEUED' && message.leaseUntil)) return;
  message.status = 'FAILED';
  message.error = `${label} says that it did not arrive.`;
}

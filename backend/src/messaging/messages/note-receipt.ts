import type { ProviderName } from '../../identity/index.js';
import type { Message } from './message.entity.js';

/** Names of the providers in sentences. */
const LABELS: Readonly<Partial<Record<ProviderName, string>>> = {
  exotel: 'Exotel',
  msg91: 'MSG91',
  meta: 'WhatsApp',
};

/** What a provider says became of a message. */
interface Told {
  fate: 'delivered' | 'failed';
  provider: ProviderName;
  /** Whether what did not arrive goes another way at once. */
  isTriedAgain?: boolean;
  now: Date;
}

/** Notes what a provider says became of a message. */
export function noteReceipt(message: Message, { fate, provider, isTriedAgain = false, now }: Told): void {
  if (fate === 'delivered') arrived(message, now);
  // What one provider could not deliver may have gone by another one meanwhile.
  else if (message.provider === null || message.provider === provider)
    failed(message, LABELS[provider] ?? 'The SMS gateway', isTriedAgain ? now : undefined);
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
 * @param again when it is tried again in place of failing
 */
function failed(message: Message, label: string, again: Date | undefined): void {
  if (message.status !== 'SENT' && !(message.status === 'QUEUED' && message.leaseUntil)) return;
  message.status = again ? 'QUEUED' : 'FAILED';
  message.error = `${label} says that it did not arrive.`;
  if (!again) return;
  message.attempts = 0;
  message.sendAfter = again;
  message.sentAt = null;
}

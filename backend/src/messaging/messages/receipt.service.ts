import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Actor } from '../../identity/auth/actor.js';
import type { Clock } from '../../platform/clock.js';
import { AppError } from '../../platform/errors.js';
import { parseInput, rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor, validationMessage } from '../../platform/reasons/reason.js';
import { sameHmac } from '../../platform/signatures/same-hmac.js';
import type { UseCases } from '../../platform/use-cases.js';
import { Message } from './message.entity.js';

const CLIENT_REF = validationMessage('REQUIRED', { input: 'CLIENT_REF' });
const RECEIPTS = ['delivered', 'failed'] as const;

/** What the gateway says. */
export const receiptInput = z.object({
  client_ref: z.string(CLIENT_REF).pipe(rowId),
  status: z.enum(RECEIPTS, validationMessage('ONE_OF', { input: 'MESSAGE_STATUS', choices: RECEIPTS.join(', ') })),
});

/** Any object: it is read once it is known that the gateway sends it. */
const anything = z.record(z.string(), z.unknown());

/** What the gateway reports of messages that it took (clinic §5). */
export class DeliveryReceiptService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    /** In the address that the gateway was given; undefined: no reports are taken. */
    private readonly secret: string | undefined,
  ) {}

  /** Notes what became of a message; the same again changes nothing. @throws AppError NOT_FOUND, also without the secret, BAD_INPUT */
  async take(actor: Actor, secret: string, body: Record<string, unknown>): Promise<void> {
    await this.useCases.write(actor, 'message.report', anything, body, async (unread, { lock }) => {
      if (!this.secret || !sameHmac(hashOf(secret), hashOf(this.secret))) throw noAddress();
      const { client_ref: id, status } = parseInput(receiptInput, unread);
      const message = await lock(Message, { id });
      if (!message) throw noMessage();
      if (status === 'delivered') this.arrived(message);
      else failed(message);
      return { subject: message, answer: () => undefined };
    });
  }

  /** It may say so before its answer was noted, or after we gave it up. */
  private arrived(message: Message): void {
    if (message.status === 'DELIVERED' || message.status === 'SKIPPED') return;
    message.status = 'DELIVERED';
    message.deliveredAt = this.clock.now();
    message.error = null;
  }
}

/** Only of one that it has: what arrived has arrived, and one that waits for its next try is not in its hands. */
function failed(message: Message): void {
  if (message.status !== 'SENT' && !(message.status === 'QUEUED' && message.leaseUntil)) return;
  message.status = 'FAILED';
  message.error = 'The SMS gateway says that it did not arrive.';
}

/** Of one length, whatever was sent: how long a comparison takes tells nothing of the secret. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const noMessage = () => new AppError('NOT_FOUND', reasonFor('MESSAGE_NOT_FOUND'));
const noAddress = () => new AppError('NOT_FOUND', reasonFor('NOTHING_HERE'));

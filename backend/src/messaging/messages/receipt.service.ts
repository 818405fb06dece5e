import { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { parseInput, rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import { isOneOf } from '../../platform/signatures/signature.js';
import type { UseCases } from '../../platform/use-cases.js';
import { Message } from './message.entity.js';
import { noteReceipt } from './note-receipt.js';
import { readExotel, readMsg91 } from './provider-receipts.js';

const CLIENT_REF = validationMessage('REQUIRED', { input: 'CLIENT_REF' });
const RECEIPTS = ['delivered', 'failed'] as const;

/** Input of a delivery receipt. */
export const receiptInput = z.object({
  client_ref: z.string(CLIENT_REF).pipe(rowId),
  status: z.enum(RECEIPTS, validationMessage('ONE_OF', { input: 'MESSAGE_STATUS', choices: RECEIPTS.join(', ') })),
});

/** Any object: it is validated after the check of the secret. */
const anything = z.record(z.string(), z.unknown());

const READERS = { exotel: readExotel, msg91: readMsg91 };

/** Processes the delivery receipts of providers of text messages. */
export class DeliveryReceiptService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    /** Secrets, one of which is in the receipt URL; none disables receipts. */
    private readonly secrets: readonly string[],
  ) {}

  /**
   * Saves a delivery receipt; a repeat changes nothing. @throws AppError NOT_FOUND, also for a wrong secret, BAD_INPUT
   */
  async take(actor: Actor, secret: string, body: Record<string, unknown>): Promise<void> {
    await this.useCases.write(actor, 'message.report', anything, body, async (unread, { lock }) => {
      this.requireSecret(secret);
      const { client_ref: id, status } = parseInput(receiptInput, unread);
      const message = await lock(Message, { id });
      if (!message) throw noMessage();
      noteReceipt(message, { fate: status, provider: 'http', now: this.clock.now() });
      return { subject: message, answer: () => undefined };
    });
  }

  /**
   * Saves delivery receipts as a provider sends them. What it says of ids that no message has, such as those of sign-in codes, is passed
   * over. @throws AppError NOT_FOUND for a wrong secret, BAD_INPUT
   */
  async takeFrom(
    actor: Actor,
    provider: keyof typeof READERS,
    { secret, body }: { secret: string; body: Record<string, unknown> },
  ): Promise<void> {
    this.requireSecret(secret);
    for (const { id, fate } of READERS[provider](body)) {
      if (!fate) continue;
      const noted = this.useCases.write(actor, 'message.report', rowId, id, async (asked, { lock }) => {
        const message = await lock(Message, { id: asked });
        if (!message) throw noMessage();
        noteReceipt(message, { fate, provider, now: this.clock.now() });
        return { subject: message, answer: () => undefined };
      });
      await noted.catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
      });
    }
  }

  private requireSecret(secret: string): void {
    if (!isOneOf(this.secrets, secret)) throw noAddress();
  }
}

const noMessage = () => new AppError('NOT_FOUND', reasonFor('MESSAGE_NOT_FOUND'));
const noAddress = () => new AppError('NOT_FOUND', reasonFor('NOTHING_HERE'));

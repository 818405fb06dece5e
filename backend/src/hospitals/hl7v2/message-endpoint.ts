import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import type { ExchangeLog, ExchangeOutcome } from '../exchanges/exchange-log.js';
import type { RejectionLog } from '../exchanges/rejection-log.js';
import type { Logger } from '../../platform/logger.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { toAppError } from '../../platform/db/to-app-error.js';
import { acknowledge, codeOf, type Verdict } from './acknowledgement.js';
import { charsetOf } from './charset.js';
import { MessageFault } from './fault.js';
import type { FoundMessage } from './message-store.js';
import { Hl7Message } from './message.js';
import type { Answer, Received, MessageProcessor } from './message-processor.js';

interface Parts {
  messages: MessageProcessor;
  exchanges: ExchangeLog;
  rejectionLog: RejectionLog;
  clock: Clock;
  logger: Logger;
}

/** A stored message with its body. */
type ToReplay = Pick<FoundMessage, 'id' | 'sourceId'> & { body: Buffer };

const OUTCOMES: Record<string, ExchangeOutcome> = { AA: 'SUCCEEDED', 'AE 207': 'FAILED' };

/** HL7 v2 endpoint: maps the bytes of a message to the bytes of its response. */
export class MessageEndpoint {
  constructor(private readonly parts: Parts) {}

  /** Returns the response to a message once its changes are committed; undefined if the content is no message. Never rejects. */
  async answer(body: Buffer, ip: string): Promise<Buffer | undefined> {
    const received = this.receive(body, { requestId: randomUUID(), ip });
    if (!received) return undefined;
    const answered = await this.dealWith(received);
    this.note(received, answered);
    return answered.answer;
  }

  /**
   * Replays a stored message that was not applied.
   * @throws AppError WRONG_STATE if it cannot be applied
   */
  async replay(kept: ToReplay, { requestId, ip }: Pick<Received, 'requestId' | 'ip'>): Promise<void> {
    const received = this.receive(kept.body, { requestId, ip });
    if (!received) throw new Error('what was kept is a message');
    try {
      this.note(received, await this.parts.messages.applyAgain(kept, received));
    } catch (error) {
      // The source was ended after the message arrived.
      if (error instanceof MessageFault) throw new AppError('WRONG_STATE', reasonFor('MESSAGE_SOURCE_ENDED'));
      throw error;
    }
  }

  /** Parses a message. If its character set is unreadable, the ASCII part of the header suffices for a response. */
  private receive(body: Buffer, asked: Pick<Received, 'requestId' | 'ip'>): Received | undefined {
    const named = charsetOf(body);
    const charset = named ?? 'latin1';
    const message = Hl7Message.read(body.toString(charset));
    if (!message) return undefined;
    const letters = { now: this.parts.clock.now(), charset };
    const answerOf = (verdict: Verdict) => acknowledge(message, verdict, letters);
    return { ...asked, message, body, isReadable: named !== undefined, answerOf };
  }

  private note({ interaction = 'unknown', sourceId, requestId }: Received, answered: Answer): void {
    const { messageId, code, patientId } = answered;
    const known = { door: 'HL7V2', interaction, code, requestId } as const;
    const outcome = OUTCOMES[code] ?? 'REFUSED';
    if (sourceId === undefined && outcome === 'REFUSED') return this.parts.rejectionLog.note(known);
    const patientIds = patientId === null ? [] : [patientId];
    this.parts.exchanges.note({ ...known, sourceId, messageId, patientIds, outcome, parameters: [] });
  }

  private async dealWith(received: Received): Promise<Answer> {
    try {
      if (!received.isReadable)
        throw new MessageFault(
          'AR',
          103,
          'MSH-18 names no way of writing that is read here, or another one than was used.',
          'MSH-18',
        );
      return await this.parts.messages.dealWith(received);
    } catch (error) {
      const verdict = error instanceof MessageFault ? error : this.ours(error, received.requestId);
      // The sender of an invalid header may still be known.
      if (received.interaction === undefined) received.sourceId = await this.sourceIdOf(received);
      return { code: codeOf(verdict), answer: received.answerOf(verdict), patientId: null };
    }
  }

  /** Finds the source's id; undefined also during an outage, when no row can be written. */
  private async sourceIdOf({ message }: Received): Promise<string | undefined> {
    return this.parts.messages.sourceIdOf(message).catch(() => undefined);
  }

  /** Logs an internal error. The message is not stored, so that a repetition counts as new. */
  private ours(error: unknown, requestId: string): MessageFault {
    const { code, cause }: AppError = toAppError(error);
    const level = code === 'INTERNAL' ? 'error' : 'warn';
    this.parts.logger[level]({ error: cause ?? error, requestId }, 'a message could not be applied');
    return new MessageFault('AE', 207, 'The message was not applied. Please send it again.');
  }
}

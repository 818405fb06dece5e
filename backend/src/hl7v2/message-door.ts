import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.js';
import { AppError } from '../errors.js';
import type { ExchangeLog, ExchangeOutcome } from '../exchanges/exchange-log.js';
import type { Logger } from '../logger.js';
import { toAppError } from '../to-app-error.js';
import { acknowledge, codeOf, type Verdict } from './acknowledgement.js';
import { charsetOf } from './charset.js';
import { MessageFault } from './fault.js';
import { Hl7Message } from './message.js';
import type { Answer, Received, ReceivedMessages } from './received-messages.js';

interface Parts {
  messages: ReceivedMessages;
  exchanges: ExchangeLog;
  clock: Clock;
  logger: Logger;
}

const OUTCOMES: Record<string, ExchangeOutcome> = { AA: 'SUCCEEDED', 'AE 207': 'FAILED' };

/** The door of HL7 v2: bytes in, bytes out; what is decided stands behind it. */
export class MessageDoor {
  constructor(private readonly parts: Parts) {}

  /** The answer to a message, once all that it changed is written; undefined for what is no message. Never fails. */
  async answer(body: Buffer, ip: string): Promise<Buffer | undefined> {
    const charset = charsetOf(body);
    // What cannot be read is answered as far as its header can: there, all letters that count are ASCII.
    const message = Hl7Message.read(body.toString(charset ?? 'latin1'));
    if (!message) return undefined;
    const requestId = randomUUID();
    const letters = { now: this.parts.clock.now(), charset: charset ?? 'latin1' };
    const answerOf = (verdict: Verdict) => acknowledge(message, verdict, letters);
    const received: Received = { message, body, answerOf, requestId, ip };
    const { code, answer, patientId } = await this.dealWith(received, charset !== undefined);
    const { interaction = 'unknown', sourceId } = received;
    this.parts.exchanges.note({
      door: 'HL7V2',
      sourceId,
      interaction,
      patientIds: patientId === null ? [] : [patientId],
      outcome: OUTCOMES[code] ?? 'REFUSED',
      code,
      parameters: [],
      requestId,
    });
    return answer;
  }

  private async dealWith(received: Received, isReadable: boolean): Promise<Answer> {
    try {
      if (!isReadable)
        throw new MessageFault(
          'AR',
          103,
          'MSH-18 names no way of writing that is read here, or another one than was used.',
          'MSH-18',
        );
      return await this.parts.messages.dealWith(received);
    } catch (error) {
      const verdict = error instanceof MessageFault ? error : this.ours(error, received.requestId);
      return { code: codeOf(verdict), answer: received.answerOf(verdict), patientId: null };
    }
  }

  /** Nothing is kept of it: sent again, it is a new message. */
  private ours(error: unknown, requestId: string): MessageFault {
    const { code, cause }: AppError = toAppError(error);
    const level = code === 'INTERNAL' ? 'error' : 'warn';
    this.parts.logger[level]({ error: cause ?? error, requestId }, 'a message could not be applied');
    return new MessageFault('AE', 207, 'The message was not applied. Please send it again.');
  }
}

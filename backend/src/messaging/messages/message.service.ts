import type { z } from 'zod';
import { isOfDesk } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { Message } from './message.entity.js';
import { messagesInput } from './message.input.js';
import { countMessages, findMessage, findMessages, type MessageRow } from './message.queries.js';

/** A slice of messages. */
export interface MessageSlice {
  messages: MessageRow[];
  hasNextPage: boolean;
  /** Number of all matching messages. */
  total: number;
}

/** Lists the outbox and retries unsent messages, for the front desk. */
export class MessageService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns a slice of messages, newest first. @throws AppError BAD_INPUT */
  async list(actor: Actor, input: z.input<typeof messagesInput>): Promise<MessageSlice> {
    return this.useCases.read(
      actor,
      'message.list',
      messagesInput,
      input,
      async (asked, { em, actor: own, listed }) => {
        const { first, after, filter } = asked;
        const wanted = { ...filter, visibleTo: own };
        const rows = await findMessages(em, wanted, first + 1, after ? decodeCursor(after) : undefined);
        const total = await countMessages(em, wanted);
        const messages = rows.slice(0, first);
        await listed(messages, filter);
        return { messages, hasNextPage: rows.length > first, total };
      },
    );
  }

  /** Queues a failed or skipped message again and resets its attempts. @throws AppError NOT_FOUND, WRONG_STATE */
  async retry(actor: Actor, id: string): Promise<MessageRow> {
    return this.useCases.write(actor, 'message.retry', rowId, id, async (asked, { tx, lock, actor: own }) => {
      const message = await lock(Message, { id: asked });
      if (!message || (own.role === 'reception' && !isOfDesk(message.kind))) throw noMessage();
      if (message.status !== 'FAILED' && message.status !== 'SKIPPED') throw notToBeTried(message);
      // The person's data was erased, so the message has no recipient.
      if (message.to === '') throw new AppError('WRONG_STATE', reasonFor('MESSAGE_ERASED'));
      tx.assign(message, { status: 'QUEUED', attempts: 0, sendAfter: this.clock.now(), error: null });
      return {
        subject: message,
        answer: async () => {
          const row = await findMessage(tx, message.id);
          if (!row) throw noMessage();
          return row;
        },
      };
    });
  }
}

const noMessage = () => new AppError('NOT_FOUND', reasonFor('MESSAGE_NOT_FOUND'));
const notToBeTried = ({ status }: Message) =>
  new AppError('WRONG_STATE', reasonFor('MESSAGE_NOT_FAILED', { status: status.toLowerCase() }));

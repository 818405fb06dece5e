import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { rowId, parseInput } from '../../platform/inputs/parse-input.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { ContactMessage } from './contact-message.entity.js';
import { inboxInput, messageStatusInput } from './contact-message.input.js';
import { countMessages, findMessage, findMessages, type InboxCounts, type MessageRow } from './inbox.queries.js';

/** A slice of the inbox and its counts. */
export interface InboxSlice extends InboxCounts {
  messages: MessageRow[];
  hasNextPage: boolean;
}

/** Lists visitors' messages and sets their status, for admins. */
export class InboxService {
  constructor(private readonly useCases: UseCases) {}

  /** Returns a slice of the messages, newest first. @throws AppError BAD_INPUT */
  async list(actor: Actor, input: z.input<typeof inboxInput>): Promise<InboxSlice> {
    return this.useCases.read(actor, 'inbox.list', inboxInput, input, async (asked, { em, listed }) => {
      const { first, after, status } = asked;
      const rows = await findMessages(em, status, first + 1, after ? decodeCursor(after) : undefined);
      const counts = await countMessages(em, status);
      const messages = rows.slice(0, first);
      await listed(messages, { status });
      return { ...counts, messages, hasNextPage: rows.length > first };
    });
  }

  /** Sets the status of a message. @throws AppError BAD_INPUT, NOT_FOUND, CHANGED_MEANWHILE */
  async setStatus(actor: Actor, input: z.input<typeof messageStatusInput>): Promise<MessageRow> {
    return this.useCases.write(actor, 'inbox.setStatus', messageStatusInput, input, async (asked, { tx, lock }) => {
      const message = await lock(ContactMessage, { id: parseInput(rowId, asked.id) });
      if (!message) throw noMessage();
      requireVersion(asked.version, message.version);
      message.status = asked.status;
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

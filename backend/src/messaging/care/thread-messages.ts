import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { parseInput } from '../../platform/inputs/parse-input.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import { findMessages, type MessageRow } from './care-message.queries.js';
import type { ThreadReader } from './care-scope.js';
import { messageSliceInput } from './care.input.js';

/** Arguments of a slice of messages. */
type MessageSliceInput = z.input<typeof messageSliceInput>;

/** A slice of a conversation's messages, newest first. */
export interface MessageSlice {
  rows: MessageRow[];
  hasNextPage: boolean;
}

/** A statement for the messages of several conversations, before it is sent. */
interface Batch {
  ids: Set<string>;
  rows: Promise<ReadonlyMap<string, MessageRow[]>>;
}

/**
 * Messages of the conversations of a response: those that a document asks for with the same arguments are read in one statement, however
 * many conversations there are.
 */
export class ThreadMessages {
  private readonly batches = new Map<string, Batch>();
  /** The account that reads them. */
  readonly reader: ThreadReader;

  constructor(
    private readonly parts: {
      em: EntityManager;
      actor: ThreadReader;
      /** Called with the conversations whose messages are read, before they are. */
      reading: (threadIds: readonly string[]) => Promise<void>;
    },
  ) {
    this.reader = parts.actor;
  }

  /** Returns a slice of the messages of a conversation. @throws AppError BAD_INPUT */
  async of(threadId: string, input: MessageSliceInput): Promise<MessageSlice> {
    const { first, after } = parseInput(messageSliceInput, input);
    const key = JSON.stringify([first, after]);
    const batch = this.batches.get(key) ?? this.begin(key, first, after);
    batch.ids.add(threadId);
    const found = (await batch.rows).get(threadId) ?? [];
    return { rows: found.slice(0, first), hasNextPage: found.length > first };
  }

  private begin(key: string, first: number, after: string | null | undefined): Batch {
    const position = typeof after === 'string' ? decodeCursor(after) : undefined;
    const ids = new Set<string>();
    const read = async () => {
      // All fields of a response are asked for in one turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
      this.batches.delete(key);
      const { em, reading } = this.parts;
      await reading([...ids]);
      const rows = await findMessages(em.fork(), this.reader, [...ids], { first: first + 1, after: position });
      return Map.groupBy(rows, ({ threadId }) => threadId);
    };
    const batch = { ids, rows: read() };
    this.batches.set(key, batch);
    return batch;
  }
}

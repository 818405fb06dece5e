import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { MessageChannel, MessageLanguage, OutboxKind } from '../../identity/index.js';
import type { Tables } from '../../platform/db/tables.js';

/** A message to queue. */
export interface NewMessage {
  /** A new one if absent. */
  id?: string;
  kind: OutboxKind;
  /** SMS if absent. */
  channel?: MessageChannel;
  /** Of an e-mail, what is written or attached when it is handed over. */
  content?: Record<string, unknown>;
  language: MessageLanguage;
  /** E.164; of an e-mail the address. */
  to: string;
  text: string;
  /** Values of the text in the order of their places. */
  values: readonly string[];
  patientId?: string;
  /** Account of the recipient; the message goes to its current number. */
  accountId?: string;
  /** Id of what the message is about. */
  subjectId: string;
  /** Start of the session in the text, for messages about a session. */
  sessionStart?: Date;
  /** Time of the cause. */
  createdAt: Date;
  /** Earliest time of sending; at once if absent. */
  sendAfter?: Date;
  /** Deduplication key, together with the kind: a second message with the same key is not queued. */
  dedup: (string | number)[];
}

/**
 * Queues messages in one statement, in the transaction of the change that caused them. An existing message stays as it
 * is; a queued reminder gets the current text, recipient and language.
 */
export async function queueMessages(tx: EntityManager, messages: NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => ({
    id: message.id ?? uuidv7(),
    kind: message.kind,
    channel: message.channel ?? ('SMS' as const),
    content: message.content ? sql<Record<string, unknown>>`${JSON.stringify(message.content)}::jsonb` : null,
    status: 'QUEUED' as const,
    attempts: 0,
    language: message.language,
    recipient: message.to,
    text: message.text,
    text_values: [...message.values],
    patient_id: message.patientId ?? null,
    account_id: message.accountId ?? null,
    subject_id: message.subjectId,
    session_start: message.sessionStart?.toISOString() ?? null,
    created_at: message.createdAt.toISOString(),
    send_after: (message.sendAfter ?? message.createdAt).toISOString(),
    dedup_key: [message.kind, ...message.dedup].join(' '),
  }));
  await tx
    .getKysely<Tables>()
    .insertInto('message')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('dedup_key')
        .doUpdateSet((eb) => ({
          text: eb.ref('excluded.text'),
          text_values: eb.ref('excluded.text_values'),
          language: eb.ref('excluded.language'),
          recipient: eb.ref('excluded.recipient'),
        }))
        .where('message.kind', 'in', ['REMINDER_DAY', 'REMINDER_HOURS'])
        .where('message.status', '=', 'QUEUED'),
    )
    .execute();
}

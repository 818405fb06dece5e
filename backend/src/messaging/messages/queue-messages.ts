import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { MessageKind, MessageLanguage } from '../../identity/index.js';
import type { Tables } from '../../platform/db/tables.js';

/** A message that a change causes. */
export interface NewMessage {
  kind: MessageKind;
  language: MessageLanguage;
  /** E.164. */
  to: string;
  text: string;
  patientId?: string;
  /** The account whose number it goes to, when another one holds by then. */
  accountId?: string;
  /** The appointment, payment or account. */
  subjectId: string;
  /** Of a message about a session: the beginning that it tells. */
  sessionStart?: Date;
  /** When its cause happened. */
  createdAt: Date;
  /** Not before; at once when it is left out. */
  sendAfter?: Date;
  /** What makes it this one beside its kind: no second message with the same is written. */
  dedup: (string | number)[];
}

/**
 * Writes messages in the transaction of the change that they tell of, all in one statement: both are there, or neither (law 7). One that
 * is there already stays as it is, but for a reminder that waits, which says who treats by now, to
 * whoever is to hear it, in their language.
 */
export async function queueMessages(tx: EntityManager, messages: NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => ({
    id: uuidv7(),
    kind: message.kind,
    channel: 'SMS' as const,
    status: 'QUEUED' as const,
    attempts: 0,
    language: message.language,
    recipient: message.to,
    text: message.text,
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
          language: eb.ref('excluded.language'),
          recipient: eb.ref('excluded.recipient'),
        }))
        .where('message.kind', 'in', ['REMINDER_DAY', 'REMINDER_HOURS'])
        .where('message.status', '=', 'QUEUED'),
    )
    .execute();
}

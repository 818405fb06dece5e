import { defineEntity, p } from '@mikro-orm/core';
import { messageChannels, messageLanguages, outboxKinds } from '../../identity/index.js';

export const MESSAGE_STATUSES = ['QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'SKIPPED'] as const;
/** Status of a message. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MessageSchema = defineEntity({
  name: 'Message',
  tableName: 'message',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(outboxKinds),
    channel: p.enum(messageChannels).default('SMS'),
    language: p.enum(messageLanguages),
    /** E.164, of an e-mail the address; empty after erasure. */
    to: p.text().fieldName('recipient'),
    patientId: p.uuid().nullable(),
    /** Account of the recipient; null for messages to a patient record or a former number. */
    accountId: p.uuid().nullable(),
    /** Id of what the message is about. */
    subjectId: p.uuid().nullable(),
    /** Start of the session in the text, for messages about a session. */
    sessionStart: p.datetime().nullable(),
    /** Empty after erasure. */
    text: p.text(),
    sendAfter: p.datetime(),
    /** Unique key against duplicates. */
    dedupKey: p.text(),
    status: p.enum(MESSAGE_STATUSES).default('QUEUED'),
    attempts: p.integer().default(0),
    /** End of the lease of the process that claimed the message; identifies its claim. */
    leaseUntil: p.datetime().nullable(),
    /** Error, as a sentence. */
    error: p.text().nullable(),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
    /** Whether a browser of the recipient took it by push. */
    push: p.boolean().default(false),
    /** Provider that took it. */
    provider: p.text().nullable(),
    /** Number of parts that were taken. */
    parts: p.integer().default(0),
    /** Values of the text in the order of their places; null of a message from before they were stored, empty after erasure. */
    textValues: p.array().nullable(),
    /** Of an e-mail, what is written or attached when it is handed over; null after erasure. */
    content: p.json<Record<string, unknown>>().nullable(),
    /** Cost in thousandths of a paisa, by the prices when it was taken; null without a price. */
    costMilliPaise: p.bigint('number').nullable(),
  },
});

/** A text message or e-mail in the outbox, stored in the transaction of the change that caused it. */
export class Message extends MessageSchema.class {}
MessageSchema.setClass(Message);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    Message: typeof MessageSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    message: Message;
  }
}

import { defineEntity, p } from '@mikro-orm/core';
import { messageKinds, messageLanguages } from '../../identity/index.js';

export const MESSAGE_STATUSES = ['QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'SKIPPED'] as const;
/** Where a message stands. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MessageSchema = defineEntity({
  name: 'Message',
  tableName: 'message',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(messageKinds),
    channel: p.enum(['SMS']).default('SMS'),
    language: p.enum(messageLanguages),
    /** E.164; empty once it is erased. */
    to: p.text().fieldName('recipient'),
    patientId: p.uuid().nullable(),
    /** Whose number it goes to, of the team or with an account; null of a patient's, and of a number that was given up. */
    accountId: p.uuid().nullable(),
    /** The appointment, payment or account. */
    subjectId: p.uuid().nullable(),
    /** Of a message about a session: the beginning that it tells. */
    sessionStart: p.datetime().nullable(),
    /** Empty once it is erased. */
    text: p.text(),
    sendAfter: p.datetime(),
    /** Says the same of two messages that must not both be sent. */
    dedupKey: p.text(),
    status: p.enum(MESSAGE_STATUSES).default('QUEUED'),
    attempts: p.integer().default(0),
    /** Until then one process tries to send it, and no other. */
    leaseUntil: p.datetime().nullable(),
    /** A sentence. */
    error: p.text().nullable(),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
  },
});

/** A row of the outbox: a text message, written with the change that it tells of (clinic §5). */
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

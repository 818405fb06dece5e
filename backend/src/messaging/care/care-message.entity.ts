import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { User } from '../../identity/index.js';
import { CareThread } from './care-thread.entity.js';

const CARE_AUTHORS = ['PATIENT', 'FAMILY', 'PHYSIOTHERAPIST', 'DOCTOR', 'ADMIN'] as const;
/** Role of a message's author, under its name in the contract. */
export type CareAuthor = (typeof CARE_AUTHORS)[number];

export const CareMessageSchema = defineEntity({
  name: 'CareMessage',
  tableName: 'care_message',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    thread: () => p.manyToOne(CareThread).ref(),
    account: () => p.manyToOne(User).ref(),
    /** Made by the author's device; unique for an account. */
    clientId: p.uuid(),
    author: p.enum(CARE_AUTHORS),
    /** Empty once withdrawn. */
    text: p.text(),
    /** Later than that of every message of the conversation before it. */
    sentAt: p.datetime(),
    /** When somebody of the other side first read it. */
    readAt: p.datetime().nullable(),
    withdrawnAt: p.datetime().nullable(),
  },
});

/** A message between a patient and the care team. A trigger refuses every change but reading and withdrawing. */
export class CareMessage extends CareMessageSchema.class {}
CareMessageSchema.setClass(CareMessage);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    CareMessage: typeof CareMessageSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    careMessage: CareMessage;
  }
}

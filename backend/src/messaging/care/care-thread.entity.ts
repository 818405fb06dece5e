import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { User } from '../../identity/index.js';
import { Patient } from '../../patients/index.js';

export const CARE_STATUSES = ['WAITING', 'ANSWERED', 'CLOSED'] as const;
/** Status of a conversation, under its name in the contract. */
export type CareThreadStatus = (typeof CARE_STATUSES)[number];

export const CareThreadSchema = defineEntity({
  name: 'CareThread',
  tableName: 'care_thread',
  properties: {
    /** That of the record at the first message. */
    id: p.uuid().primary(),
    patient: () => p.manyToOne(Patient).ref(),
    status: p.enum(CARE_STATUSES).default('CLOSED'),
    /** Who is to answer. */
    assignee: () => p.manyToOne(User).nullable().ref(),
    waitingSince: p.datetime().nullable(),
    /** The beginning of the wait that somebody was told of by text message. */
    toldSince: p.datetime().nullable(),
    /** When somebody last said that no answer is needed. */
    closedAt: p.datetime().nullable(),
    /** Null before the first message. */
    lastMessageAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** Grows with every change of status and assignee, and with nothing else. */
    version: p.integer().$type<Opt<number>>().default(1),
  },
});

/** The conversation between a patient and the care team: one a record. */
export class CareThread extends CareThreadSchema.class {}
CareThreadSchema.setClass(CareThread);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    CareThread: typeof CareThreadSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    careThread: CareThread;
  }
}

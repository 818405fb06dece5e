import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Physiotherapist, SESSION_TYPES, type Weekday } from '../../clinic/index.js';
import { Patient } from '../../patients/index.js';
import { Appointment } from '../appointments/appointment.entity.js';

export const WAITING_STATUSES = ['WAITING', 'BOOKED', 'WITHDRAWN', 'EXPIRED'] as const;
/** Status of an entry. One whose last day has passed counts as EXPIRED, also while it is stored as WAITING. */
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

export const WaitingListEntrySchema = defineEntity({
  name: 'WaitingListEntry',
  tableName: 'waiting_list_entry',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    sessionType: p.enum(SESSION_TYPES),
    durationMinutes: p.integer(),
    /** Null: anybody. */
    physiotherapist: () => p.manyToOne(Physiotherapist).nullable().ref(),
    /** Empty: any. */
    weekdays: p.array<Weekday>(),
    /** Earliest start, in minutes since midnight. */
    fromMinute: p.integer(),
    /** Latest end, in minutes since midnight. */
    untilMinute: p.integer(),
    earliest: p.date(),
    /** Inclusive; null: open. */
    latest: p.date().nullable(),
    isUrgent: p.boolean(),
    note: p.text().nullable(),
    /** Session that is to come earlier. */
    insteadOf: () => p.manyToOne(Appointment).nullable().ref(),
    status: p.enum(WAITING_STATUSES).default('WAITING'),
    /** Session that the entry got. */
    appointment: () => p.manyToOne(Appointment).nullable().ref(),
    createdAt: p.datetime(),
    version: p.integer().version().default(1),
  },
});

/** A patient who waits for a time (bench §6). */
export class WaitingListEntry extends WaitingListEntrySchema.class {}
WaitingListEntrySchema.setClass(WaitingListEntry);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    WaitingListEntry: typeof WaitingListEntrySchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    waitingListEntry: WaitingListEntry;
  }
}

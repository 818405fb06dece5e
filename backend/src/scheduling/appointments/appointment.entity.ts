import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { DEFAULT_MINUTES, Physiotherapist, SESSION_TYPES } from '../../clinic/index.js';
import { Patient } from '../../patients/index.js';

export const APPOINTMENT_STATUSES = ['pending', 'scheduled', 'canceled', 'completed', 'missed'] as const;
/** Where an appointment stands; 'canceled' with one l (reading 40). */
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
export const AppointmentSchema = defineEntity({
  name: 'Appointment',
  tableName: 'appointment',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    physiotherapist: () => p.manyToOne(Physiotherapist).nullable().ref(),
    startsAt: p.datetime(),
    durationMinutes: p.integer().default(DEFAULT_MINUTES),
    sessionType: p.enum(SESSION_TYPES),
    status: p.enum(APPOINTMENT_STATUSES).default('pending'),
    /** In paise, as it was agreed when the session was made; null where nothing was. */
    price: p.integer().nullable(),
    /** It lay outside the hours that held when it was booked or moved, or a leave came over it. */
    outsideHours: p.boolean().default(false),
    /** Why staff booked it there. */
    overrideReason: p.text().nullable(),
    /** Whoever treated is away or left: it waits for another physiotherapist until it has one. */
    needsPhysiotherapist: p.boolean().default(false),
    /** Scheduled from the first: nobody asked for it. A trigger notes it. */
    bookedAtOnce: p.boolean().default(false),
    /** When a request was last approved; a trigger sets it. */
    approvedAt: p.datetime().nullable(),
    /** The accepted referral from which it was booked. Triggers note it. */
    referralId: p.uuid().$type<Opt<string>>().nullable().lazy(),
    /** Why a session was missed; given by staff. */
    missedReason: p.text().nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    /** A trigger notes it. */
    updatedAt: p.datetime().defaultRaw('clock_timestamp()'),
    version: p.integer().version().default(1),
    /** How often the row was changed, by whomever; a trigger counts, and no entity reads it. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** A session of a patient with a physiotherapist. */
export class Appointment extends AppointmentSchema.class {}
AppointmentSchema.setClass(Appointment);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    Appointment: typeof AppointmentSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    appointment: Appointment;
  }
}

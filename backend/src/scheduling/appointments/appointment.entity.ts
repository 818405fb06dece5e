import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { DEFAULT_MINUTES, Physiotherapist, SESSION_TYPES } from '../../clinic/index.js';
import { Patient } from '../../patients/index.js';
import { AppointmentSeries } from './appointment-series.entity.js';

export const APPOINTMENT_STATUSES = ['pending', 'scheduled', 'canceled', 'completed', 'missed'] as const;
/** Status of an appointment; spelled 'canceled', with one l. */
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
    /** In paise, fixed at booking; null if no price was agreed. */
    price: p.integer().nullable(),
    /** The session is outside the hours that applied at booking or move, or overlaps a later leave. */
    outsideHours: p.boolean().default(false),
    /** Reason that staff gave for a time outside the hours. */
    overrideReason: p.text().nullable(),
    /** The former physiotherapist is on leave or left; the session needs another one. */
    needsPhysiotherapist: p.boolean().default(false),
    /** The session was created as scheduled, without a request. Set by a trigger. */
    bookedAtOnce: p.boolean().default(false),
    /** Time of the last approval. Set by a trigger. */
    approvedAt: p.datetime().nullable(),
    /** Accepted referral that the session was booked from. Set by triggers. */
    referralId: p.uuid().$type<Opt<string>>().nullable().lazy(),
    /** The series that the session was booked in. */
    series: () => p.manyToOne(AppointmentSeries).nullable().ref(),
    /** Reason for a missed session, entered by staff. */
    missedReason: p.text().nullable(),
    /** Time of the cancellation; null of other statuses. Set by a trigger. */
    canceledAt: p.datetime().nullable().lazy(),
    /** Who canceled. Set by a trigger. */
    canceledBy: p.enum(['PATIENT', 'CLINIC']).nullable().lazy(),
    /** The patient canceled a scheduled session within the notice. Set by a trigger. */
    canceledLate: p.boolean().$type<Opt<boolean>>().lazy().default(false),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    /** Set by a trigger. */
    updatedAt: p.datetime().defaultRaw('clock_timestamp()'),
    version: p.integer().version().default(1),
    /** Number of changes to the row. Incremented by a trigger; not loaded by default. */
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

import { defineEntity, p, type Opt } from '@mikro-orm/core';
import type { TemplateSetting } from '../message-templates/message-template.js';
import type { SpecialDay, WeekdayHours } from './opening-hours.js';
import type { SessionType } from './session-type.js';

/** A page of the clinic elsewhere. */
export interface SocialLink {
  label: string;
  url: string;
}

/** What a kind of session takes and costs. */
export interface SessionOffer {
  sessionType: SessionType;
  /** Whether patients may ask for it. */
  enabled: boolean;
  durationMinutes: number;
  /** In paise; null is not published. */
  price: number | null;
}

/** A number of sessions at one price, in paise. */
export interface PackageOffer {
  name: string;
  sessions: number;
  price: number;
}

export const BOOKING_MODES = ['REQUEST', 'INSTANT'] as const;
/** Whether what a patient picks waits for an admin, or is scheduled at once. */
export type BookingMode = (typeof BOOKING_MODES)[number];

/** The id of the one row. */
export const CLINIC = 'clinic';

export const ClinicSettingsSchema = defineEntity({
  name: 'ClinicSettings',
  tableName: 'clinic_settings',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    legalName: p.text().nullable(),
    /** As they are shown, the main one first. */
    phones: p.array(),
    whatsapp: p.text().nullable(),
    email: p.text(),
    street: p.text(),
    city: p.text(),
    region: p.text(),
    postalCode: p.text().nullable(),
    mapUrl: p.text().nullable(),
    hours: p.json<WeekdayHours[]>(),
    specialDays: p.json<SpecialDay[]>(),
    social: p.json<SocialLink[]>(),
    offers: p.json<SessionOffer[]>(),
    packages: p.json<PackageOffer[]>(),
    mode: p.enum(BOOKING_MODES).fieldName('booking_mode'),
    slotMinutes: p.integer(),
    leadMinutes: p.integer(),
    horizonDays: p.integer(),
    noticeHours: p.integer(),
    maxOpenRequests: p.integer(),
    maxPerDay: p.integer(),
    travelMinutes: p.integer(),
    choosePhysiotherapist: p.boolean(),
    gstin: p.text().nullable(),
    vpa: p.text().nullable(),
    receiptHeader: p.text().nullable(),
    templates: p.json<TemplateSetting[]>(),
    quietFrom: p.text(),
    quietUntil: p.text(),
    /** Null while the clinic is closed; the database keeps it from becoming null again. */
    openedAt: p.datetime().nullable(),
    version: p.integer().version().default(1),
    /** A trigger notes it. */
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** How often the row was changed, by whomever; a trigger counts, and no entity reads it. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** What the owner says about the clinic: one row (clinic §3). */
export class ClinicSettings extends ClinicSettingsSchema.class {}
ClinicSettingsSchema.setClass(ClinicSettings);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    clinicSettings: ClinicSettings;
  }
}

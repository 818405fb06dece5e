import { defineEntity, p, type Opt } from '@mikro-orm/core';
import type { TemplateSetting } from '../message-templates/message-template.js';
import type { SpecialDay, WeekdayHours } from './opening-hours.js';
import type { LedgerAccount } from './ledger-names.js';
import type { SessionType } from './session-type.js';
import { NO_FEES_STORED, type FeePolicy, type PriceRule } from './price-rules.js';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Page of the clinic on another site. */
export interface SocialLink {
  label: string;
  url: string;
}

/** Length and price of a kind of session. */
export interface SessionOffer {
  sessionType: SessionType;
  /** Whether patients may request it. */
  enabled: boolean;
  durationMinutes: number;
  /** In paise; null: not published. */
  price: number | null;
}

/** Package: a number of sessions at one price, in paise. */
export interface PackageOffer {
  name: string;
  sessions: number;
  price: number;
  /** How many days it can be used; absent in rows from before migration 0104, which means 365. */
  validDays?: number;
  /** Covered kinds of sessions; null or absent for all. */
  sessionTypes?: SessionType[] | null;
}

/** Price of messages, to know what they cost in all. */
export interface MessagePrice {
  channel: 'SMS' | 'WHATSAPP';
  /** Null: of whichever provider. */
  provider: string | null;
  /** Price of 1,000 parts, in paise. */
  perThousand: number;
}

export const BOOKING_MODES = ['REQUEST', 'INSTANT'] as const;
/** Whether a requested session waits for an admin's approval or is scheduled at once. */
export type BookingMode = (typeof BOOKING_MODES)[number];

/** Id of the only row. */
export const CLINIC = 'clinic';

export const ClinicSettingsSchema = defineEntity({
  name: 'ClinicSettings',
  tableName: 'clinic_settings',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    legalName: p.text().nullable(),
    /** Phone numbers in display order, the main one first. */
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
    /** Number in the register of clinical establishments. */
    registrationNumber: p.text().nullable(),
    templates: p.json<TemplateSetting[]>(),
    messagePrices: p.json<MessagePrice[]>().default([] as unknown as string),
    /** Prices with single physiotherapists, which go before those of the offers. */
    prices: p.json<PriceRule[]>().default([] as unknown as string),
    /** Fees for sessions that were missed or canceled late. */
    fees: p.json<FeePolicy>().defaultRaw(NO_FEES_STORED),
    /** Number of changes of the price list: each makes a new version. */
    itemsRevision: p.integer().$type<Opt<number>>().default(0),
    /** Names of accounts of the journal that differ from those which they have from the beginning. */
    ledgerNames: p.json<Partial<Record<LedgerAccount, string>>>().defaultRaw("'{}'"),
    /** Credit of a provider below which admins are warned, in paise; null: no warning. */
    creditWarning: p.bigint('number').nullable(),
    quietFrom: p.text(),
    quietUntil: p.text(),
    /** Null while the clinic is closed; a database rule prevents resetting it. */
    openedAt: p.datetime().nullable(),
    version: p.integer().version().default(1),
    /** Set by a trigger. */
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** Number of changes of the row, maintained by a trigger. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** Settings of the clinic, in one row. */
export class ClinicSettings extends ClinicSettingsSchema.class {}
ClinicSettingsSchema.setClass(ClinicSettings);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    clinicSettings: ClinicSettings;
  }
}

/** Loads the current settings for reading. */
export async function loadSettings(em: EntityManager): Promise<ClinicSettings> {
  return em.findOneOrFail(ClinicSettings, CLINIC, { disableIdentityMap: true });
}

/** Returns whether the owner has opened the clinic. */
export async function isClinicOpen(em: EntityManager): Promise<boolean> {
  return (await em.count(ClinicSettings, { id: CLINIC, openedAt: { $ne: null } })) > 0;
}

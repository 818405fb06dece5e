import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../../patients/index.js';

export const REFERRAL_STATUSES = ['ACTIVE', 'ACCEPTED', 'DECLINED', 'REVOKED'] as const;
/** Status of a referral; the hospital may withdraw it. */
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

export const REFERRAL_PRIORITIES = ['ROUTINE', 'URGENT', 'ASAP', 'STAT'] as const;
/** How soon a hospital wants its patient seen. */
export type ReferralPriority = (typeof REFERRAL_PRIORITIES)[number];

export const ReferralSchema = defineEntity({
  name: 'Referral',
  tableName: 'referral',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    /** The client that sent it; no other client may read it. */
    clientId: p.uuid(),
    /** The hospital's identifier; system and value are both set or both null. */
    identifierSystem: p.text().nullable(),
    identifierValue: p.text().nullable(),
    reason: p.text(),
    /** The referring person, as text from the hospital. */
    requester: p.text().nullable(),
    priority: p.enum(REFERRAL_PRIORITIES).default('ROUTINE'),
    /** What is asked for, in the hospital's words and codes. */
    service: p.text().nullable(),
    bodySites: p.array().columnType('text[]').default([]),
    notes: p.array().columnType('text[]').default([]),
    /** The body as the hospital sent it; null for one from before it was kept. */
    sent: p.json<Record<string, unknown>>().nullable().lazy(),
    authoredAt: p.datetime().defaultRaw('now()'),
    /** Time of receipt. Sessions booked since then may refer to it. */
    receivedAt: p.datetime().$type<Opt<Date>>().defaultRaw('now()'),
    status: p.enum(REFERRAL_STATUSES).default('ACTIVE'),
    decidedAt: p.datetime().nullable(),
    /** The admin who accepted or declined it; null before that. */
    decidedBy: p.uuid().nullable(),
    declineReason: p.text().nullable(),
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** Incremented by a trigger; the source of ETag and `meta.versionId`. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** A patient's referral to the clinic by a hospital. */
export class Referral extends ReferralSchema.class {}
ReferralSchema.setClass(Referral);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    referral: Referral;
  }
}

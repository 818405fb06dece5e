import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../../patients/index.js';

export const REFERRAL_STATUSES = ['ACTIVE', 'ACCEPTED', 'DECLINED', 'REVOKED'] as const;
/** Status of a referral; the hospital may withdraw it. */
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

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

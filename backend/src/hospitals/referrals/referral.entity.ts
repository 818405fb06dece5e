import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../../patients/index.js';

export const REFERRAL_STATUSES = ['ACTIVE', 'ACCEPTED', 'DECLINED', 'REVOKED'] as const;
/** What became of a referral: it waits, the clinic took it or did not, or the hospital took it back. */
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
    /** The hospital's system that sent it, and alone reads it. */
    clientId: p.uuid(),
    /** What the hospital calls it; both or none. */
    identifierSystem: p.text().nullable(),
    identifierValue: p.text().nullable(),
    reason: p.text(),
    /** Who referred, in the hospital's words. */
    requester: p.text().nullable(),
    authoredAt: p.datetime().defaultRaw('now()'),
    /** When it came; what was booked from then on may be of it. */
    receivedAt: p.datetime().$type<Opt<Date>>().defaultRaw('now()'),
    status: p.enum(REFERRAL_STATUSES).default('ACTIVE'),
    decidedAt: p.datetime().nullable(),
    /** The admin who decided; null while nobody did. */
    decidedBy: p.uuid().nullable(),
    declineReason: p.text().nullable(),
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** Counted by a trigger: what ETag and meta.versionId say. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** A patient whom a hospital sends to the clinic (hospital §6). */
export class Referral extends ReferralSchema.class {}
ReferralSchema.setClass(Referral);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    referral: Referral;
  }
}

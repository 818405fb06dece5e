import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../../patients/index.js';
import { DATA_PURPOSES } from '../../platform/access/actor.js';

export const CONSENT_DECISIONS = ['PERMIT', 'DENY'] as const;
/** What a patient said of a client. */
export type ConsentDecision = (typeof CONSENT_DECISIONS)[number];

export const CONSENT_SOURCES = ['PATIENT', 'DESK'] as const;
/** Who said it: the patient in their own account, or the desk for them. */
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

export const DataConsentSchema = defineEntity({
  name: 'DataConsent',
  tableName: 'data_consent',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    clientId: p.uuid(),
    patient: () => p.manyToOne(Patient).ref(),
    decision: p.enum(CONSENT_DECISIONS),
    /** That of the client when it was said: what was allowed for one purpose is not for another. */
    purpose: p.enum(DATA_PURPOSES),
    /** Null: until it is revoked. Judged by the database's clock. */
    until: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    saidBy: p.enum(CONSENT_SOURCES).default('DESK'),
    /** The account that recorded it; null of what is older than this column. */
    recordedBy: p.uuid().nullable(),
    revokedAt: p.datetime().nullable(),
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** Counted by a trigger: what ETag and meta.versionId are made of. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** What is on record of a patient's consent to what a client does with the record, or of a refusal (HR-1). */
export class DataConsent extends DataConsentSchema.class {}
DataConsentSchema.setClass(DataConsent);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    dataConsent: DataConsent;
  }
}

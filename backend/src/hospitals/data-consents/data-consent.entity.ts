import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../../patients/index.js';
import { DATA_PURPOSES } from '../../platform/access/actor.js';

export const CONSENT_DECISIONS = ['PERMIT', 'DENY'] as const;
/** A patient's decision about a client. */
export type ConsentDecision = (typeof CONSENT_DECISIONS)[number];

export const CONSENT_SOURCES = ['PATIENT', 'DESK'] as const;
/** Origin of a decision: the patient's own account, or staff on the patient's behalf. */
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
    /** The client's purpose at the time of the decision. A consent for one purpose does not cover another. */
    purpose: p.enum(DATA_PURPOSES),
    /** End of the consent; null: until revoked. Compared with the database's clock. */
    until: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    saidBy: p.enum(CONSENT_SOURCES).default('DESK'),
    /** The account that recorded the decision; null for rows older than this column. */
    recordedBy: p.uuid().nullable(),
    revokedAt: p.datetime().nullable(),
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** Incremented by a trigger; the source of ETag and `meta.versionId`. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** A patient's consent to, or refusal of, a client's access to the record. */
export class DataConsent extends DataConsentSchema.class {}
DataConsentSchema.setClass(DataConsent);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    dataConsent: DataConsent;
  }
}

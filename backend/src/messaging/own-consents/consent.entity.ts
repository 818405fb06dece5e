import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { messageLanguages } from '../../identity/index.js';

export const CONSENT_PURPOSES = ['SHARE_REPORTS', 'REMINDERS'] as const;
/** Purpose that a patient's consent is asked for. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const ConsentSchema = defineEntity({
  name: 'Consent',
  tableName: 'consent',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    accountId: p.uuid(),
    purpose: p.enum(CONSENT_PURPOSES),
    given: p.boolean(),
    /** Version of the text that was shown (consent-texts.ts). */
    textVersion: p.integer(),
    language: p.enum(messageLanguages),
    at: p.datetime(),
  },
});

/** A consent that a patient gave or took back; append-only. */
export class Consent extends ConsentSchema.class {}
ConsentSchema.setClass(Consent);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    Consent: typeof ConsentSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    consent: Consent;
  }
}

import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { messageLanguages } from '../../identity/index.js';

export const ChannelConsentSchema = defineEntity({
  name: 'ChannelConsent',
  tableName: 'channel_consent',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    accountId: p.uuid(),
    channel: p.enum(['EMAIL']),
    given: p.boolean(),
    /** The patient at their own page, or the front desk. */
    saidBy: p.enum(['PATIENT', 'DESK']),
    /** The words that were shown. */
    words: p.text(),
    language: p.enum(messageLanguages),
    at: p.datetime(),
  },
});

/** What a patient said of a channel; append-only. */
export class ChannelConsent extends ChannelConsentSchema.class {}
ChannelConsentSchema.setClass(ChannelConsent);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    ChannelConsent: typeof ChannelConsentSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    channelConsent: ChannelConsent;
  }
}

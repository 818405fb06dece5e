import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { messageLanguages } from '../../identity/index.js';

/** Channels that need a yes. */
export const consentedChannels = ['WHATSAPP', 'EMAIL'] as const;
/** A channel that needs a yes. */
export type ConsentedChannel = (typeof consentedChannels)[number];

export const ChannelConsentSchema = defineEntity({
  name: 'ChannelConsent',
  tableName: 'channel_consent',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    accountId: p.uuid(),
    channel: p.enum(consentedChannels),
    given: p.boolean(),
    /** The patient at their own page, the front desk, or the patient who wrote STOP. */
    saidBy: p.enum(['PATIENT', 'DESK', 'STOP']),
    /** The words that were shown; of STOP what was written. */
    words: p.text(),
    language: p.enum(messageLanguages),
    at: p.datetime(),
    /** Of STOP, the SHA-256 of Meta's id of the message, in hex: the id itself holds the number. */
    reference: p.text().nullable(),
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

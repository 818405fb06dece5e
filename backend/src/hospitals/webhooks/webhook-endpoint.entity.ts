import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const WEBHOOK_EVENTS = [
  'patient.created',
  'patient.updated',
  'patient.deleted',
  'patient.merged',
  'patient.discharged',
  'appointment.created',
  'appointment.updated',
  'referral.updated',
  'document.created',
  'consent.revoked',
] as const;
/** Of what an endpoint may be told (hospital §8). */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_END_REASONS = ['ENDED', 'GONE', 'CLIENT_REVOKED'] as const;
/** Why an endpoint is told no more: an admin ended it, it answered 410, or its client was revoked. */
export type WebhookEndReason = (typeof WEBHOOK_END_REASONS)[number];

export const WebhookEndpointSchema = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    clientId: p.uuid(),
    url: p.text(),
    events: p.array().$type<WebhookEvent[]>(),
    /** By which it is known whether the secret that the server makes is still the one that was told. */
    secretHash: p.text(),
    createdBy: p.uuid(),
    createdAt: p.datetime().defaultRaw('now()'),
    endedAt: p.datetime().nullable(),
    endReason: p.enum(WEBHOOK_END_REASONS).nullable(),
    /** How many tries in a row it took nothing of; no entity reads it. */
    failures: p.integer().$type<Opt<number>>().lazy().default(0),
  },
});

/** An address at which a hospital's system is told of changes. */
export class WebhookEndpoint extends WebhookEndpointSchema.class {}
WebhookEndpointSchema.setClass(WebhookEndpoint);

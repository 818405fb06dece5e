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
/** Event types that an endpoint may subscribe to. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_END_REASONS = ['ENDED', 'GONE', 'CLIENT_REVOKED'] as const;
/** Why an endpoint ended: by an admin, by a 410 response, or because its client was revoked. */
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
    /** Hash that shows whether the derived secret is still the one that the client received. */
    secretHash: p.text(),
    /** The secret, encrypted under a newer server secret than it was derived from. */
    sealedSecret: p.text().nullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime().defaultRaw('now()'),
    endedAt: p.datetime().nullable(),
    endReason: p.enum(WEBHOOK_END_REASONS).nullable(),
    /** Number of consecutive failed attempts; used only in SQL. */
    failures: p.integer().$type<Opt<number>>().lazy().default(0),
  },
});

/** A URL to which events are delivered. */
export class WebhookEndpoint extends WebhookEndpointSchema.class {}
WebhookEndpointSchema.setClass(WebhookEndpoint);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    webhookEndpoint: WebhookEndpoint;
  }
}

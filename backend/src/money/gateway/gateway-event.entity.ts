import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Payment } from '../payments/payment.entity.js';
import { GATEWAY_METHODS } from './payment-gateway.js';

export const GATEWAY_EVENT_STATUSES = ['APPLIED', 'SECOND', 'UNMATCHED', 'IGNORED'] as const;
/** What became of an event. */
export type GatewayEventStatus = (typeof GATEWAY_EVENT_STATUSES)[number];

export const GatewayEventSchema = defineEntity({
  name: 'GatewayEvent',
  tableName: 'gateway_event',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** The gateway's id of the event, or a hash of its bytes. */
    eventId: p.text(),
    event: p.text(),
    at: p.datetime(),
    gatewayPaymentId: p.text().nullable(),
    /** The gateway's id of the refund; null of all other events. */
    gatewayRefundId: p.text().nullable(),
    amountPaise: p.integer().nullable(),
    method: p.enum(GATEWAY_METHODS).nullable(),
    /** Reference number of the bank. */
    reference: p.text().nullable(),
    status: p.enum(GATEWAY_EVENT_STATUSES),
    /** The payment that was booked or refunded. */
    payment: () => p.manyToOne(Payment).nullable().ref(),
  },
});

/** An event that the payment gateway reported. */
export class GatewayEvent extends GatewayEventSchema.class {}
GatewayEventSchema.setClass(GatewayEvent);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    GatewayEvent: typeof GatewayEventSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    gatewayEvent: GatewayEvent;
  }
}

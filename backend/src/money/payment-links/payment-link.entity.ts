import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Payment } from '../payments/payment.entity.js';

export const LINK_ORIGINS = ['STAFF', 'OWN', 'REMINDER'] as const;
/** Who made a link: staff, the patient, or a reminder of dues. */
export type LinkOrigin = (typeof LINK_ORIGINS)[number];

export const PaymentLinkSchema = defineEntity({
  name: 'PaymentLink',
  tableName: 'payment_link',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    payment: () => p.manyToOne(Payment).ref(),
    /** SHA-256 of the token, in hexadecimal; the token itself is not stored. */
    tokenHash: p.text(),
    madeFor: p.enum(LINK_ORIGINS),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    canceledAt: p.datetime().nullable(),
    /** The payment gateway's id of the order by which it is paid online. */
    orderId: p.text().nullable(),
    /** Address of the order's page. */
    orderUrl: p.text().nullable(),
    orderedAt: p.datetime().nullable(),
    /** When the gateway was last asked what became of the order. */
    orderAskedAt: p.datetime().nullable(),
    /** When the gateway said that nothing more is paid by it. */
    orderEndedAt: p.datetime().nullable(),
  },
});

/** A link by which a pending payment can be paid without an account. */
export class PaymentLink extends PaymentLinkSchema.class {}
PaymentLinkSchema.setClass(PaymentLink);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    PaymentLink: typeof PaymentLinkSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    paymentLink: PaymentLink;
  }
}

import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Payment, PAYMENT_METHODS } from './payment.entity.js';

export const RefundSchema = defineEntity({
  name: 'Refund',
  tableName: 'refund',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    payment: () => p.manyToOne(Payment).ref(),
    /** INR, in paise; the refunds of a payment do not exceed its amount. */
    amountPaise: p.integer(),
    method: p.enum(PAYMENT_METHODS),
    /** Visible to staff only. */
    reason: p.text(),
    /** Accounting day, YYYY-MM-DD. */
    refundedOn: p.date(),
    /** Such as RF/2026-27/00012, from its own series. */
    number: p.text(),
    createdAt: p.datetime(),
    /** The payment gateway's own id of it; null of what staff entered. */
    gatewayRefundId: p.text().nullable(),
    /** Account that entered it; null for API keys, the payment gateway, and for rows from before migration 0108. */
    enteredBy: p.uuid().nullable(),
  },
});

/** A full or partial refund of a payment. */
export class Refund extends RefundSchema.class {}
RefundSchema.setClass(Refund);

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
    /** INR, in paise; all of a payment together are at most what it was. */
    amountPaise: p.integer(),
    method: p.enum(PAYMENT_METHODS),
    /** For staff alone. */
    reason: p.text(),
    /** The day of the books, YYYY-MM-DD. */
    refundedOn: p.date(),
    /** Such as RF/2026-27/00012: a series of its own. */
    number: p.text(),
    createdAt: p.datetime(),
  },
});

/** Money paid back of a payment (clinic §8). */
export class Refund extends RefundSchema.class {}
RefundSchema.setClass(Refund);

import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Payment } from '../payments/payment.entity.js';
import type { PrintedReceipt } from './printed-receipt.js';

export const ReceiptSchema = defineEntity({
  name: 'Receipt',
  tableName: 'receipt',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    payment: () => p.manyToOne(Payment).ref(),
    /** Such as 2026-27/000123. */
    number: p.text(),
    /** The day of issue in India, which says of which financial year it is. */
    issuedOn: p.date(),
    /** Stays as it was, whatever the clinic or the patient is called later. */
    printed: p.json<PrintedReceipt>(),
    createdAt: p.datetime(),
  },
});

/** The receipt of a payment (clinic §8). */
export class Receipt extends ReceiptSchema.class {}
ReceiptSchema.setClass(Receipt);

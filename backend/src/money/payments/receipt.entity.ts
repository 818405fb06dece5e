import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Payment } from './payment.entity.js';
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
    /** Day of issue in India; determines the financial year. */
    issuedOn: p.date(),
    /** Content at the issue; later changes of names do not affect it. */
    printed: p.json<PrintedReceipt>(),
    createdAt: p.datetime(),
  },
});

/** Receipt of a payment. */
export class Receipt extends ReceiptSchema.class {}
ReceiptSchema.setClass(Receipt);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    Receipt: typeof ReceiptSchema;
  }
}

import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../../patients/index.js';
import { BILL_TITLES } from './bill-title.js';
import type { PrintedBill } from './printed-bill.js';

export const BillSchema = defineEntity({
  name: 'Bill',
  tableName: 'bill',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    /** Such as B/2026-27/00012. */
    number: p.text(),
    /** Day of issue in India, YYYY-MM-DD; determines the financial year. */
    day: p.date(),
    title: p.enum(BILL_TITLES),
    /** INR, in paise, like the parts below. Sums of up to 100 charges may exceed 32 bits. */
    totalPaise: p.bigint('number'),
    taxablePaise: p.bigint('number'),
    cgstPaise: p.bigint('number'),
    sgstPaise: p.bigint('number'),
    withDiagnosis: p.boolean(),
    /** Content at the issue; later changes of names and amounts do not affect it. */
    printed: p.json<PrintedBill>(),
    /** Reason for the cancellation; visible to staff only. */
    canceledReason: p.text().nullable(),
    createdAt: p.datetime(),
  },
});

/** Charges of a patient on one document. */
export class Bill extends BillSchema.class {}
BillSchema.setClass(Bill);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    bill: Bill;
  }
}

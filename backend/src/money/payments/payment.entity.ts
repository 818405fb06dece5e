import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../../patients/index.js';
import { Appointment } from '../../scheduling/index.js';

export const PAYMENT_METHODS = ['UPI', 'Card', 'Cash', 'Net Banking'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_STATUSES = ['Paid', 'Pending', 'Failed', 'Refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PaymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Payments outlive the record of the patient (reading 47). */
    patient: () => p.manyToOne(Patient).nullable().ref(),
    /** INR, in paise. */
    amountPaise: p.integer(),
    method: p.enum(PAYMENT_METHODS),
    status: p.enum(PAYMENT_STATUSES),
    /** When the money came, by clinic day, YYYY-MM-DD; of what was received, and of that alone. */
    receivedOn: p.date().nullable(),
    /** By what it is found elsewhere: a UPI reference, the number of a cheque or card slip. */
    reference: p.text().nullable(),
    /** What was paid back so far: the sum of its refunds. */
    refundedPaise: p.integer().default(0),
    /** For staff alone. */
    note: p.text().nullable(),
    /** Why it did not go through; for staff alone. */
    failedReason: p.text().nullable(),
    /** The session that it is for. */
    appointment: () => p.manyToOne(Appointment).nullable().ref(),
    createdAt: p.datetime(),
    /** A trigger notes it. */
    updatedAt: p.datetime().defaultRaw('now()'),
    version: p.integer().version().default(1),
  },
});

/** Money received, or to be received, from a patient. */
export class Payment extends PaymentSchema.class {}
PaymentSchema.setClass(Payment);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    Payment: typeof PaymentSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    payment: Payment;
  }
}

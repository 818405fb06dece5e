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
    /** Null after the record's deletion, which keeps its payments. */
    patient: () => p.manyToOne(Patient).nullable().ref(),
    /** INR, in paise. */
    amountPaise: p.integer(),
    method: p.enum(PAYMENT_METHODS),
    status: p.enum(PAYMENT_STATUSES),
    /** Day of receipt in the clinic's time zone, YYYY-MM-DD; null unless received. */
    receivedOn: p.date().nullable(),
    /** External reference: UPI reference, cheque number or card slip number. */
    reference: p.text().nullable(),
    /** Sum of the refunds, in paise. */
    refundedPaise: p.integer().default(0),
    /** Visible to staff only. */
    note: p.text().nullable(),
    /** Reason for the failure; visible to staff only. */
    failedReason: p.text().nullable(),
    /** Session that the payment is for. */
    appointment: () => p.manyToOne(Appointment).nullable().ref(),
    /** Package whose charge is paid first. */
    packageId: p.uuid().nullable(),
    /** A deposit pays no charge until it is released. */
    isDeposit: p.boolean().default(false),
    /** Accounting day of the release of a deposit, YYYY-MM-DD; set by a trigger. */
    releasedOn: p.date().nullable(),
    createdAt: p.datetime(),
    /** Account that recorded the payment as received, or settled it; null for API keys, the payment gateway, and for rows from before migration 0078. */
    takenBy: p.uuid().nullable(),
    /** The payment gateway's own id of it; null of money that came otherwise. */
    gatewayPaymentId: p.text().nullable(),
    /** When the payment was recorded as received, or settled. */
    takenAt: p.datetime().nullable(),
    /** Set by a trigger. */
    updatedAt: p.datetime().defaultRaw('now()'),
    version: p.integer().version().default(1),
  },
});

/** A received or expected payment of a patient. */
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

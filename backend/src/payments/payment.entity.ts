import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../patients/patient.entity.js';

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
    createdAt: p.datetime(),
  },
});

/** Money received, or to be received, from a patient. */
export class Payment extends PaymentSchema.class {}
PaymentSchema.setClass(Payment);

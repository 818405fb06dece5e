import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../../patients/index.js';
import { Appointment } from '../../scheduling/index.js';

export const ChargeSchema = defineEntity({
  name: 'Charge',
  tableName: 'charge',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    text: p.text(),
    /** INR, in paise. */
    amountPaise: p.integer(),
    /** Accounting day, YYYY-MM-DD. */
    day: p.date(),
    /** Completed session of the charge. A trigger creates and cancels such charges. */
    appointment: () => p.manyToOne(Appointment).nullable().ref(),
    /** Reason for the cancellation; visible to staff only. */
    canceledReason: p.text().nullable(),
    createdAt: p.datetime(),
  },
});

/** An amount that a patient owes. */
export class Charge extends ChargeSchema.class {}
ChargeSchema.setClass(Charge);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    charge: Charge;
  }
}

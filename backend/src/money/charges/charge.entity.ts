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
    /** The day of the books, YYYY-MM-DD. */
    day: p.date(),
    /** The completed session that it is for; a trigger makes and cancels those. */
    appointment: () => p.manyToOne(Appointment).nullable().ref(),
    /** Why it counts no more; for staff alone. */
    canceledReason: p.text().nullable(),
    createdAt: p.datetime(),
  },
});

/** What a patient owes for (clinic §8). */
export class Charge extends ChargeSchema.class {}
ChargeSchema.setClass(Charge);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    charge: Charge;
  }
}

import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../../patients/index.js';

export const CREDIT_KINDS = ['WRITE_OFF', 'DISCOUNT', 'PACKAGE_CLOSED', 'CANCELLATION', 'OPENING'] as const;
/** Kind of a credit. */
export type CreditKind = (typeof CREDIT_KINDS)[number];

export const CreditSchema = defineEntity({
  name: 'Credit',
  tableName: 'credit',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    kind: p.enum(CREDIT_KINDS),
    /** INR, in paise. */
    amountPaise: p.integer(),
    /** Accounting day, YYYY-MM-DD. */
    day: p.date(),
    /** Visible to staff only. */
    reason: p.text(),
    /** The charge that it reduces; null of OPENING. */
    chargeId: p.uuid().nullable(),
    /** Reason for the cancellation; visible to staff only. */
    canceledReason: p.text().nullable(),
    /** Number of the credit note, such as CN/2026-27/00012; set by a trigger if the charge is on a valid bill. */
    number: p.text().nullable(),
    createdAt: p.datetime(),
  },
});

/** A reduction of what a patient owes, without money. */
export class Credit extends CreditSchema.class {}
CreditSchema.setClass(Credit);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    credit: Credit;
  }
}

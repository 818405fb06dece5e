import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../../patients/index.js';
import { PriceItem } from '../../clinic/index.js';
import { Appointment } from '../../scheduling/index.js';

export const CHARGE_KINDS = ['SESSION', 'PACKAGE', 'ITEM', 'OTHER', 'LATE_CANCEL', 'NO_SHOW', 'OPENING'] as const;
/** What a charge is for. */
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** SAC of physiotherapy by a clinical establishment, which is exempt from GST. */
export const HEALTH_CARE = '999314';

export const ChargeSchema = defineEntity({
  name: 'Charge',
  tableName: 'charge',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    kind: p.enum(CHARGE_KINDS).default('OTHER'),
    text: p.text(),
    /** INR, in paise. */
    amountPaise: p.integer(),
    /** Discount when the charge was made, in paise; already taken off `amountPaise`. */
    discountPaise: p.integer().default(0),
    /** Reason of the discount; of a package, its row has it. */
    discountReason: p.text().nullable(),
    /** Item of the price list that was sold. */
    item: () => p.manyToOne(PriceItem).nullable().ref(),
    /** How many of the item. */
    quantity: p.integer().default(1),
    /** Whether goods were sold, as the item was then. */
    isGoods: p.boolean().default(false),
    /** In hundredths of a per cent; 0 of exempt health care. */
    gstRate: p.integer().default(0),
    /** Code of goods (HSN) or services (SAC). */
    hsn: p.text().nullable().default(HEALTH_CARE),
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

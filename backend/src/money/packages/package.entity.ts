import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import type { SESSION_TYPES } from '../../clinic/index.js';
import { Patient } from '../../patients/index.js';

export const PackageSchema = defineEntity({
  name: 'Package',
  tableName: 'package',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    name: p.text(),
    /** Number of sessions; null for any number within the days. */
    sessions: p.integer().nullable(),
    /** Covered kinds of sessions; null for all. */
    sessionTypes: p.array().$type<(typeof SESSION_TYPES)[number][]>().columnType('text[]').nullable(),
    /** Before the discount. INR, in paise. */
    pricePaise: p.integer(),
    /** INR, in paise. */
    discountPaise: p.integer().default(0),
    /** Visible to staff only. */
    discountReason: p.text().nullable(),
    /** First day, YYYY-MM-DD. */
    validFrom: p.date(),
    /** Last day, YYYY-MM-DD. */
    validUntil: p.date(),
    /** Null of a package that was brought over from former books. */
    chargeId: p.uuid().nullable(),
    soldAt: p.datetime(),
    closedAt: p.datetime().nullable(),
    /** Visible to staff only. */
    closedReason: p.text().nullable(),
    /** Amount to refund, in paise; fixed when the package is closed. */
    refundDuePaise: p.integer().default(0),
  },
});

/** Sessions that a patient bought together. */
export class Package extends PackageSchema.class {}
PackageSchema.setClass(Package);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    package: Package;
  }
}

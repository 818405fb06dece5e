import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const DayCloseSchema = defineEntity({
  name: 'DayClose',
  tableName: 'day_close',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Last closed day, YYYY-MM-DD. */
    day: p.date(),
    /** Cash that the former close left in the drawer, in paise; of the first close, what was there before. */
    openingPaise: p.bigint('number'),
    /** Cash received since, in paise. */
    receivedPaise: p.bigint('number'),
    /** Cash refunded since, in paise. */
    refundedPaise: p.bigint('number'),
    /** Cash that was counted, in paise. */
    countedPaise: p.bigint('number'),
    /** Cash taken to the bank after the count, in paise. */
    bankedPaise: p.bigint('number'),
    /** Explains a difference. */
    note: p.text().nullable(),
    /** Account that closed the day. */
    closedBy: p.uuid(),
    closedAt: p.datetime(),
  },
});

/** Close of a day of the books and of all days before it, with the count of the cash. */
export class DayClose extends DayCloseSchema.class {}
DayCloseSchema.setClass(DayClose);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    dayClose: DayClose;
  }
}

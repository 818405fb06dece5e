import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { User } from '../../identity/index.js';
import type { WeekdayHours } from '../settings/opening-hours.js';

export const PhysiotherapistSchema = defineEntity({
  name: 'Physiotherapist',
  tableName: 'physiotherapist',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Account of the physiotherapist, if they have one. */
    user: () => p.manyToOne(User).nullable().ref(),
    /** Name of the account, copied by a trigger. */
    name: p.text(),
    /** For example Orthopaedic, Sports, Neurological; empty by default. */
    specialization: p.text(),
    /** Registration number of the council. */
    registrationNumber: p.text().nullable(),
    /** E.164; copied from the account by a trigger, if there is one. */
    phone: p.text().nullable(),
    /** Working hours; null: the clinic's opening hours. */
    workingHours: p.json<WeekdayHours[]>().nullable(),
    /** YYYY-MM-DD; no sessions can be booked after it. */
    lastDay: p.date().nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().version().default(1),
    /** Set by a trigger. */
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** Number of changes of the row, maintained by a trigger. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** Physiotherapist, with or without an account. */
export class Physiotherapist extends PhysiotherapistSchema.class {}
PhysiotherapistSchema.setClass(Physiotherapist);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    Physiotherapist: typeof PhysiotherapistSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    physiotherapist: Physiotherapist;
  }
}

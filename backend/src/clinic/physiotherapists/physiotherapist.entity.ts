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
    /** The account they sign in with, if they have one. */
    user: () => p.manyToOne(User).nullable().ref(),
    /** The account's, which a trigger of the database copies. */
    name: p.text(),
    /** Such as Orthopaedic, Sports, Neurological; empty until somebody gave it. */
    specialization: p.text(),
    /** In the council's register. */
    registrationNumber: p.text().nullable(),
    /** E.164; the account's where there is one, copied like the name. */
    phone: p.text().nullable(),
    /** When they work; null: the clinic's hours. */
    workingHours: p.json<WeekdayHours[]>().nullable(),
    /** YYYY-MM-DD; nobody is booked with them after it. */
    lastDay: p.date().nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().version().default(1),
    /** A trigger notes it. */
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** How often the row was changed, by whomever; a trigger counts, and no entity reads it. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** Somebody who treats patients, with or without an account (clinic §2). */
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

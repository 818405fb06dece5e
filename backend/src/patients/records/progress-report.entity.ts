import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from './patient.entity.js';

export const ProgressReportSchema = defineEntity({
  name: 'ProgressReport',
  tableName: 'progress_report',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    content: p.text(),
    createdAt: p.datetime(),
    /** The report that it replaces. */
    replacesId: p.uuid().nullable(),
    /** Why it replaces the other one. */
    reason: p.text().nullable(),
    /** When another report replaced it; null while it stands. */
    replacedAt: p.datetime().nullable(),
    /** Set by a trigger. */
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** Number of changes to the row. Incremented by a trigger; not loaded by default. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** A progress note by staff. */
export class ProgressReport extends ProgressReportSchema.class {}
ProgressReportSchema.setClass(ProgressReport);

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
    /** A trigger notes it. */
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** How often the row was changed, by whomever; a trigger counts, and no entity reads it. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** A note of staff on a patient's progress. */
export class ProgressReport extends ProgressReportSchema.class {}
ProgressReportSchema.setClass(ProgressReport);

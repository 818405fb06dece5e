import { defineEntity, p } from '@mikro-orm/core';
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
  },
});

/** A note of staff on a patient's progress. */
export class ProgressReport extends ProgressReportSchema.class {}
ProgressReportSchema.setClass(ProgressReport);

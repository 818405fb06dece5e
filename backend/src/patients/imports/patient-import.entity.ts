import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const IMPORT_STATUSES = ['RUNNING', 'DONE', 'FAILED'] as const;
/** How far an import is. */
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const PatientImportSchema = defineEntity({
  name: 'PatientImport',
  tableName: 'patient_import',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Who sent the file, and with which request. */
    actorId: p.uuid(),
    requestId: p.text(),
    fileName: p.text(),
    /** Nothing is written but what would be. */
    dryRun: p.boolean(),
    /** Its bytes, while it is worked on. */
    file: p.blob().nullable().lazy(),
    status: p.enum(IMPORT_STATUSES).default('RUNNING'),
    /** How many the file has; those that are done are the sum of the next three. */
    rows: p.integer().default(0),
    created: p.integer().default(0),
    unchanged: p.integer().default(0),
    failed: p.integer().default(0),
    /** How often a process took it; what one that lost it still does is known by an older number. */
    attempts: p.integer().default(0),
    /** How many processes it lost, without a word of theirs, since it last came on. */
    losses: p.integer().default(0),
    /** Until then one process works on it, and no other. */
    leaseUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** A file of patients that an admin sent (clinic §7). */
export class PatientImport extends PatientImportSchema.class {}
PatientImportSchema.setClass(PatientImport);

import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const IMPORT_STATUSES = ['RUNNING', 'DONE', 'FAILED'] as const;
/** Status of an import. */
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const PatientImportSchema = defineEntity({
  name: 'PatientImport',
  tableName: 'patient_import',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Admin who uploaded the file; `requestId` is the request's. */
    actorId: p.uuid(),
    requestId: p.text(),
    fileName: p.text(),
    /** Whether the import only reports what it would write. */
    dryRun: p.boolean(),
    /** Uploaded bytes; deleted after the import. */
    file: p.blob().nullable().lazy(),
    status: p.enum(IMPORT_STATUSES).default('RUNNING'),
    /** Number of rows of the file. The sum of the next three columns is the number of processed rows. */
    rows: p.integer().default(0),
    created: p.integer().default(0),
    unchanged: p.integer().default(0),
    failed: p.integer().default(0),
    /** Number of claims that were not released. */
    attempts: p.integer().default(0),
    /** Number of crashed processes since the last progress. */
    losses: p.integer().default(0),
    /** End of the lease of the process that claimed the import; identifies its claim. */
    leaseUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** An uploaded file of patients and its progress. */
export class PatientImport extends PatientImportSchema.class {}
PatientImportSchema.setClass(PatientImport);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    PatientImport: typeof PatientImportSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    patientImport: PatientImport;
  }
}

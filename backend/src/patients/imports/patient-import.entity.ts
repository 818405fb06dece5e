import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import type { GivenMapping, ImportHeading, Mapping } from './heading-mapping.js';

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
    /** Number of rows of the file. The sum of the next four columns is the number of processed rows. */
    rows: p.integer().default(0),
    created: p.integer().default(0),
    /** Records whose gaps were filled. */
    completed: p.integer().default(0),
    unchanged: p.integer().default(0),
    failed: p.integer().default(0),
    /** Number of claims that were not released. */
    attempts: p.integer().default(0),
    /** Number of crashed processes since the last progress. */
    losses: p.integer().default(0),
    /** End of the lease of the process that claimed the import; identifies its claim. */
    leaseUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** All headings of the file. */
    headings: p.json().$type<ImportHeading[]>().defaultRaw(`'[]'`),
    /** What was said about the headings of this file, by folded heading. */
    mapping: p.json().$type<GivenMapping>().defaultRaw(`'{}'`),
    /** What was said about the headings of former files. */
    keptMapping: p.json().$type<Mapping>().defaultRaw(`'{}'`),
    /** In paise, like `openingAdvancePaise`. */
    openingDuePaise: p.bigint('number').defaultRaw('0'),
    openingAdvancePaise: p.bigint('number').defaultRaw('0'),
    packages: p.integer().default(0),
    undoneAt: p.datetime().nullable(),
    undoneBy: p.uuid().nullable(),
    /** Created records that stayed when the import was undone. */
    kept: p.integer().default(0),
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

import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { User } from '../../identity/index.js';
import { Patient } from '../../patients/index.js';

export const FILE_CATEGORIES = [
  'PHOTO',
  'XRAY',
  'MRI',
  'CT',
  'ULTRASOUND',
  'LAB_REPORT',
  'PRESCRIPTION',
  'DISCHARGE_SUMMARY',
  'LETTER',
  'CONSENT',
  'OTHER',
] as const;
/** What a file is. */
export type FileCategory = (typeof FILE_CATEGORIES)[number];

export const FILE_TYPES = ['image/webp', 'application/pdf'] as const;
/** Media type under which a file is served. */
export type FileType = (typeof FILE_TYPES)[number];

export const ClinicalFileSchema = defineEntity({
  name: 'ClinicalFile',
  tableName: 'clinical_file',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    /** The treatment note that it belongs to, of the same patient. */
    noteId: p.uuid().nullable(),
    category: p.enum(FILE_CATEGORIES),
    title: p.text(),
    /** YYYY-MM-DD. */
    takenOn: p.date().nullable(),
    mediaType: p.enum(FILE_TYPES),
    size: p.integer(),
    /** SHA-256 of the bytes that are served, in hex; unique for a patient. */
    hash: p.text(),
    fileKey: p.text(),
    /** Of pictures alone. */
    thumbnailKey: p.text().nullable(),
    addedBy: () => p.manyToOne(User).ref(),
    /** The clinic's day, YYYY-MM-DD. */
    addedOn: p.date(),
    addedAt: p.datetime(),
    removedAt: p.datetime().nullable(),
    removedBy: () => p.manyToOne(User).nullable().ref(),
    removedReason: p.text().nullable(),
    version: p.integer().$type<Opt<number>>().version().default(1),
  },
});

/** A picture or PDF of a patient. A trigger refuses every change of its bytes. */
export class ClinicalFile extends ClinicalFileSchema.class {}
ClinicalFileSchema.setClass(ClinicalFile);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    ClinicalFile: typeof ClinicalFileSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    clinicalFile: ClinicalFile;
  }
}

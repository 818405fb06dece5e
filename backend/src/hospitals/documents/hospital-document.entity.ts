import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../../patients/index.js';

export const MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'text/plain; charset=utf-8'] as const;
/** As what the content of a document is served: what its bytes say that it is. */
export type MediaType = (typeof MEDIA_TYPES)[number];

export const HospitalDocumentSchema = defineEntity({
  name: 'HospitalDocument',
  tableName: 'hospital_document',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    /** The hospital's system that sent it; whoever sees the patient reads it. */
    sentBy: p.uuid(),
    /** The referral with which it came, of the same system. */
    referralId: p.uuid().nullable(),
    /** What the hospital calls it; both or none. */
    identifierSystem: p.text().nullable(),
    identifierValue: p.text().nullable(),
    title: p.text().nullable(),
    /** What kind of document it is, in the hospital's words. */
    type: p.text().nullable(),
    writtenAt: p.datetime(),
    mediaType: p.enum(MEDIA_TYPES),
    size: p.integer(),
    /** Base64, as FHIR has it. */
    sha1: p.text(),
    /** Where the content lies in the storage. */
    fileKey: p.text(),
    createdAt: p.datetime().$type<Opt<Date>>().defaultRaw('now()'),
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** Counted by a trigger: what ETag and meta.versionId say. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** A document that a hospital sent of a patient (hospital §6). */
export class HospitalDocument extends HospitalDocumentSchema.class {}
HospitalDocumentSchema.setClass(HospitalDocument);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    hospitalDocument: HospitalDocument;
  }
}

import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../../patients/index.js';

export const MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'text/plain; charset=utf-8'] as const;
/** Media type under which content is served, detected from its bytes. */
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
    /** The client that sent it. Everyone who may read the patient's record may read it. */
    sentBy: p.uuid(),
    /** The referral that it belongs to, from the same client. */
    referralId: p.uuid().nullable(),
    /** The hospital's identifier; system and value are both set or both null. */
    identifierSystem: p.text().nullable(),
    identifierValue: p.text().nullable(),
    title: p.text().nullable(),
    /** The kind of document, as text from the hospital. */
    type: p.text().nullable(),
    writtenAt: p.datetime(),
    mediaType: p.enum(MEDIA_TYPES),
    size: p.integer(),
    /** Base64, as in FHIR. */
    sha1: p.text(),
    /** SHA-256, in hex; null of documents that came before it was stored. */
    sha256: p.text().nullable(),
    /** Key of the content in the storage. */
    fileKey: p.text(),
    /** The body as the hospital sent it, without the content; null of one from before it was kept. */
    sent: p.json<Record<string, unknown>>().nullable().lazy(),
    /** The document of the same client that replaces it; null while it is in force. */
    replacedBy: p.uuid().nullable(),
    createdAt: p.datetime().$type<Opt<Date>>().defaultRaw('now()'),
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** Incremented by a trigger; the source of ETag and `meta.versionId`. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** A document about a patient that a hospital sent. */
export class HospitalDocument extends HospitalDocumentSchema.class {}
HospitalDocumentSchema.setClass(HospitalDocument);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    hospitalDocument: HospitalDocument;
  }
}

import { defineEntity, p } from '@mikro-orm/core';

export const SignedDocumentSchema = defineEntity({
  name: 'SignedDocument',
  tableName: 'signed_document',
  properties: {
    id: p.uuid().primary(),
    reportId: p.uuid(),
    /** The stored bytes: a FHIR Bundle of type document. Not loaded by default. */
    bundle: p.text().lazy(),
    /** SHA-256 of the bytes, hex; checked by the database. */
    sha256: p.text(),
    /** Number of bytes. */
    size: p.integer(),
    /** Account of who signed; null for a report from before documents were stored. */
    signerId: p.uuid().nullable(),
    /** Name of who signed, at that time. */
    signerName: p.text(),
    /** When it was signed; of a report from before, when it was stored. */
    signedAt: p.datetime(),
  },
});

/** The document of a progress report, as it was signed. The database refuses every change. */
export class SignedDocument extends SignedDocumentSchema.class {}
SignedDocumentSchema.setClass(SignedDocument);

import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { messageLanguages, User } from '../../identity/index.js';
import { Patient } from '../../patients/index.js';
import { ConsentForm } from './consent-form.entity.js';

export const SIGNERS = ['PATIENT', 'GUARDIAN', 'RELATIVE'] as const;

/** A line of a drawn signature: x and y in turn, 0 to 1000. */
export interface Stroke {
  points: number[];
}

export const TreatmentConsentSchema = defineEntity({
  name: 'TreatmentConsent',
  tableName: 'treatment_consent',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    /** The version that was read. */
    form: () => p.manyToOne(ConsentForm).ref(),
    language: p.enum(messageLanguages),
    signedBy: p.enum(SIGNERS),
    signerName: p.text(),
    /** Who of the team was there. */
    witness: () => p.manyToOne(User).ref(),
    signedAt: p.datetime(),
    /** Of a signature on screen. */
    strokes: p.json<Stroke[]>().nullable(),
    /** Of a form on paper: its scan. */
    fileId: p.uuid().nullable(),
    withdrawnAt: p.datetime().nullable(),
    withdrawnBy: () => p.manyToOne(User).nullable().ref(),
    withdrawnReason: p.text().nullable(),
  },
});

/** What a patient signed before treatment. It never changes, and is withdrawn once. */
export class TreatmentConsent extends TreatmentConsentSchema.class {}
TreatmentConsentSchema.setClass(TreatmentConsent);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    treatmentConsent: TreatmentConsent;
  }
}
